// doctest, without the short names that are ours: CHECK is the engine's.
#pragma once

#define DOCTEST_CONFIG_NO_SHORT_MACRO_NAMES
#include <doctest/doctest.h>

#define TEST_CASE DOCTEST_TEST_CASE
#define SUBCASE DOCTEST_SUBCASE
#define EXPECT DOCTEST_CHECK
#define REQUIRE DOCTEST_REQUIRE
#define EXPECT_FALSE DOCTEST_CHECK_FALSE
#define INFO DOCTEST_INFO
#define CAPTURE DOCTEST_CAPTURE
#define FAIL DOCTEST_FAIL
