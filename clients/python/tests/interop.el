;;; A build call through jsonrpc.el, which frames with Content-Length.  -*- lexical-binding: t -*-
;; Environment: LINKD_BINARY, PARAMS (JSON).  Prints the long link.

(require 'jsonrpc)

(let* ((process (make-process :name "linkd" :connection-type 'pipe :coding 'utf-8-emacs-unix :noquery t
                              :command (list (getenv "LINKD_BINARY") "serve" "--store" "sqlite::memory:")))
       (connection (make-instance 'jsonrpc-process-connection :name "linkd" :process process))
       (params (json-parse-string (getenv "PARAMS") :object-type 'plist))
       (answer (jsonrpc-request connection :build params :timeout 30)))
  (princ (plist-get answer :longDynamicLink))
  (condition-case problem
      (jsonrpc-request connection :buidl nil :timeout 30)
    (jsonrpc-error (princ (format "\n%s" (alist-get 'jsonrpc-error-code (cddr problem))))))
  (jsonrpc-shutdown connection))
