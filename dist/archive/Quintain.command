#!/bin/sh
# For a double click: lays the table and opens it in the browser.
cd "${0%/*}" && exec ./quintain serve --open
