import JSONRPC
import StrictJSON

/// JSON Schema of the messages on the wire: what JSON-RPC 2.0 asks for, and linkd's error object.
enum MessageSchema {
  /// The document, laid out for reading here.
  static let text: [UInt8] = Array(
    """
    {
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Messages of linkd",
      "description": "\(description)",
      "definitions": {
        "id": {
          "description": "Chosen by the client and echoed byte for byte; null where it could not be read.",
          "type": ["string", "number", "null"]
        },
        "request": {
          "description": "A call, or without id a notification, which is never answered.",
          "type": "object",
          "properties": {
            "jsonrpc": {"const": "2.0"},
            "id": {"$ref": "#/definitions/id"},
            "method": {"type": "string"},
            "params": {"anyOf": [{"type": ["object", "null"]}, {"type": "array"}]}
          },
          "required": ["jsonrpc", "method"]
        },
        "requests": {
          "anyOf": [
            {"$ref": "#/definitions/request"},
            {"type": "array", "items": {"$ref": "#/definitions/request"}, "minItems": 1}
          ]
        },
        "result": {
          "description": "The answer to a call that succeeded; openrpc.json has the schema of each result.",
          "type": "object",
          "properties": {"jsonrpc": {"const": "2.0"}, "id": {"$ref": "#/definitions/id"}, "result": {}},
          "required": ["jsonrpc", "id", "result"],
          "additionalProperties": false
        },
        "failure": {
          "description": "The answer to a call that failed, or to a line that is no call.",
          "type": "object",
          "properties": {
            "jsonrpc": {"const": "2.0"},
            "id": {"$ref": "#/definitions/id"},
            "error": {"$ref": "#/definitions/error"}
          },
          "required": ["jsonrpc", "id", "error"],
          "additionalProperties": false
        },
        "answer": {"oneOf": [{"$ref": "#/definitions/result"}, {"$ref": "#/definitions/failure"}]},
        "answers": {
          "anyOf": [
            {"$ref": "#/definitions/answer"},
            {"type": "array", "items": {"$ref": "#/definitions/answer"}, "minItems": 1}
          ]
        },
        "importOutcome": \(importOutcome),
        "error": {
          "type": "object",
          "properties": {
            "code": {"type": "integer"},
            "message": {"description": "One English sentence that names the value and the fix.", "type": "string"},
            "data": {
              "type": "object",
              "properties": {
                "status": {"description": "A stable word for programs.", "type": "string", "enum": [\(statuses)]},
                "field": {"description": "JSON Pointer into params.", "type": "string"},
                "offset": {"description": "Byte offset in the message.", "type": "integer", "minimum": 0},
                "limit": {"description": "The limit that was passed.", "type": "integer"},
                "methods": {"description": "The methods that exist.", "type": "array", "items": {"type": "string"}},
                "nearest": {"description": "The name that was probably meant.", "type": "string"},
                "parameter": {"description": "Query name of the link's parameter at fault.", "type": "string"},
                "patterns": {"description": "The patterns that were tried.", "type": "array",
                  "items": {"type": "string"}},
                "pointer": {"description": "JSON Pointer into the message.", "type": "string"},
                "trace": {"description": "The decisions in their order, as in a result, with explain.",
                  "type": "array", "items": {"type": "object"}}
              },
              "required": ["status"]
            }
          },
          "required": ["code", "message", "data"],
          "additionalProperties": false
        }
      },
      "anyOf": [{"$ref": "#/definitions/requests"}, {"$ref": "#/definitions/answers"}]
    }
    """.utf8)

  private static let description =
    "One message a line. A line from the client is a request or a batch of them; a line from linkd is an answer or a "
    + "batch of them."

  private static let importOutcome: String = {
    var writer = JSONWriter()
    let doc = "A line that linkd import prints about one row of the file; no message of the protocol."
    ImportOutcome.schema.write(to: &writer, doc: doc, home: .definitions)
    return String(decoding: writer.bytes, as: UTF8.self)
  }()

  private static let statuses = ErrorText.codes.map { "\"\($0.status)\"" }.joined(separator: ",")
}
