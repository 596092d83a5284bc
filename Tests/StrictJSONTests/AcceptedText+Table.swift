extension AcceptedText {
  static let structures: [AcceptedText] = [
    AcceptedText("array/empty", "[]"),
    AcceptedText("array/of empty string", #"[""]"#),
    AcceptedText("array/nested empties", "[[],{},[[]]]"),
    AcceptedText("array/white space inside", "[ ]", compact: "[]"),
    AcceptedText("array/white space after an inner one", "[[]   ]", compact: "[[]]"),
    AcceptedText(
      "array/all four kinds of white space", " \t\n\r[ \t\n\r1 \t\n\r, \t\n\r2 \t\n\r] \t\n\r", compact: "[1,2]"),
    AcceptedText("array/mixed", #"[null, 1, "1", {}, [], true, false]"#, compact: #"[null,1,"1",{},[],true,false]"#),
    AcceptedText("array/several nulls", "[1,null,null,null,2]"),
    AcceptedText("array/line feed before the end", "[1\n]", compact: "[1]"),
    AcceptedText("object/empty", "{}"),
    AcceptedText("object/white space inside", "{ \r\n }", compact: "{}"),
    AcceptedText("object/two members", #"{"k":"v", "l":"w"}"#, compact: #"{"k":"v","l":"w"}"#),
    AcceptedText("object/line feeds", "{\n\"k\" :\t\"v\"\n}", compact: #"{"k":"v"}"#),
    AcceptedText("object/empty name", #"{"":0}"#),
    AcceptedText("object/equal names, unequal values", #"{"k":1,"k":2}"#),
    AcceptedText("object/equal names and values", #"{"k":1,"k":1}"#),
    AcceptedText("object/name with escaped NUL", #"{"a\u0000b":42}"#),
    AcceptedText("object/name that is a pointer", #"{"/~":{"~1":0}}"#),
    AcceptedText("object/nested", #"{"a":{"b":{"c":[{"d":{}}]}},"e":[[]]}"#),
    AcceptedText("object/long strings", #"{"x":[{"id":"\#(String(repeating: "x", count: 70))"}]}"#),
    AcceptedText("alone/string", #""s""#),
    AcceptedText("alone/empty string", "\"\""),
    AcceptedText("alone/integer", "42"),
    AcceptedText("alone/negative fraction", "-0.1"),
    AcceptedText("alone/one digit", "0"),
    AcceptedText("alone/true", "true"),
    AcceptedText("alone/false", "false"),
    AcceptedText("alone/null", "null"),
    AcceptedText("alone/white space around", "\r\n true\t", compact: "true"),
    AcceptedText("alone/trailing line feed", "[\"a\"]\n", compact: #"["a"]"#),
  ]

  static let numbers: [AcceptedText] =
    [
      "0", "-0", "-1", "1", "10", "-123", "123", "0.5", "-0.5", "0.0", "-0.0", "123.456789", "1.000000000000000005",
      "0e1", "0e+1", "0e-1", "-0e1", "1e2", "20e1", "1E22", "1E-2", "1E+2", "1e00", "1e-00", "123.456e78", "0.1e1",
      "-0.\(String(repeating: "0", count: 90))1", "9223372036854775807", "-9223372036854775808", "1e-999",
    ].map { AcceptedText("number/\($0)", "[\($0)]") } + [
      AcceptedText("number/spaces around", "[ 4 , 5 ]", compact: "[4,5]")
    ]

  static let strings: [AcceptedText] = [
    AcceptedText("string/every short escape", #"["\"\\\/\b\f\n\r\t"]"#),
    AcceptedText("string/u escapes of one to three bytes", #"["\u0060\u012a\u12AB"]"#),
    AcceptedText("string/u escape of a control", #"["\u0012\u0000\u001f"]"#),
    AcceptedText("string/u escapes of quote and backslash", #"["\u0022\u005C"]"#),
    AcceptedText("string/escaped backslash before u", #"["\\u0000"]"#),
    AcceptedText("string/escaped backslash before a", #"["\\a\\n"]"#),
    AcceptedText("string/escaped backslashes at the end", #"["\\\\"]"#),
    AcceptedText("string/surrogate pair", #"["\uD801\udc37"]"#),
    AcceptedText("string/two surrogate pairs", #"["\ud83d\ude39\ud83d\udc8d"]"#),
    AcceptedText("string/first and last pair", #"["\uD800\uDC00\uDBFF\uDFFF"]"#),
    AcceptedText("string/u escapes next to the surrogates", #"["\uD7FF\uE000"]"#),
    AcceptedText("string/noncharacters escaped", #"["\uFFFE\uFFFF\uFDD0\uDBFF\uDFFE"]"#),
    AcceptedText(
      "string/noncharacters raw",
      bytes: [
        0x22, 0xEF, 0xBF, 0xBE, 0xEF, 0xBF, 0xBF, 0xEF, 0xB7, 0x90, 0xF4, 0x8F, 0xBF, 0xBF, 0xF0, 0x9B, 0xBF, 0xBF,
        0x22,
      ]),
    AcceptedText("string/delete raw", "[\"a\u{7F}a\"]"),
    AcceptedText("string/no-break space escaped", #"["a\u00A0b"]"#),
    AcceptedText("string/comment inside", #"["a/*b*/c//d"]"#),
    AcceptedText("string/brackets inside", #"["[{]},:"]"#),
    AcceptedText(
      "string/two, three and four bytes", "[\"\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFD}\"]"),
    AcceptedText("string/one byte each way of the eight-byte step", #"["1234567","12345678","123456789"]"#),
    AcceptedText("string/escape at every place of a step", #"["\n1234567","1234567\n","12345678\n","123456\n7"]"#),
    AcceptedText("string/byte order mark inside", "[\"\u{FEFF}\"]"),
    AcceptedText("string/decomposed letter", "[\"e\u{301}\",\"\u{E9}\"]"),
    AcceptedText("string/next line", "[\"\u{85}\"]", compact: #"["\u0085"]"#),
    AcceptedText("string/line separator", "[\"\u{2028}\"]", compact: #"["\u2028"]"#),
    AcceptedText("string/paragraph separator", "[\"\u{2029}\"]", compact: #"["\u2029"]"#),
  ]

  static let all = structures + numbers + strings
}
