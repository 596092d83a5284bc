"""Makes sure that what is compared does the same job: the answers are compared as parsed JSON.

The wording of errors and warnings is not compared, nor the notes of `matchAASA` and what it says about the size of a
file, nor the headers of `resolve` beside Location.
"""

import sqlite3

from measure import Failure


def comparable(method, answer):
    if "error" in answer:
        return {"id": answer.get("id"), "code": answer["error"]["code"]}
    result = dict(answer["result"])
    if "warning" in result:
        result["warning"] = sorted((item["warningCode"], item.get("parameter")) for item in result["warning"])
    if method == "matchAASA":
        result["results"] = [{**item, "note": None} for item in result["results"]]
        result["problems"] = [problem for problem in result["problems"] if problem["id"] != "L13"]
    if method == "resolve":
        location = [value for name, value in result["http"]["headers"] if name.lower() == "location"]
        result["http"] = {"status": result["http"]["status"], "location": location}
    return {"id": answer.get("id"), "result": result}


def same(method, name, ours, theirs):
    if len(ours) != len(theirs):
        raise Failure(f"{method}: linkd gave {len(ours)} answers, {name} {len(theirs)}")
    for left, right in zip(ours, theirs):
        left, right = comparable(method, left), comparable(method, right)
        if left != right:
            place, left, right = difference(left, right)
            raise Failure(f"{method}: linkd and {name} differ at {place}\n  linkd {left!r}\n  {name} {right!r}")


def difference(left, right, place=""):
    """The first place at which two values differ, and what stands there."""
    if isinstance(left, dict) and isinstance(right, dict) and set(left) == set(right):
        for key in left:
            if left[key] != right[key]:
                return difference(left[key], right[key], f"{place}/{key}")
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        for index, (a, b) in enumerate(zip(left, right)):
            if a != b:
                return difference(a, b, f"{place}/{index}")
    return place or "/", left, right


def complete(method, answers, count, members):
    """Every request answered, in order, each with a result that has these members."""
    if len(answers) != count:
        raise Failure(f"{method}: {len(answers)} answers to {count} requests")
    for number, answer in enumerate(answers):
        if set(answer) != {"jsonrpc", "id", "result"} or answer["jsonrpc"] != "2.0" or answer["id"] != number:
            raise Failure(f"{method}: answer {number} is out of order or no result: {answer}")
        for member, kind in members.items():
            if not isinstance(answer["result"].get(member), kind):
                raise Failure(f"{method}: answer {number} lacks {member}: {answer}")


def redirects(answers):
    """Each answer sends a visitor on to the page that the link names."""
    for answer in answers:
        status, headers = answer["result"]["status"], dict(answer["result"]["headers"])
        if status != 302 or not headers["Location"].startswith("https://www.example.com/"):
            raise Failure(f"a click was answered with {answer}")


def counted(store, count):
    """Exactly so many clicks are in a store."""
    connection = sqlite3.connect(store)
    (found,) = connection.execute("SELECT coalesce(sum(count), 0) FROM clicks").fetchone()
    connection.close()
    if found != count:
        raise Failure(f"{count} clicks were asked for, {found} are counted")
