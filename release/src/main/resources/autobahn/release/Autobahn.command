#!/bin/sh
# For a double click: starts the game and opens it in the browser; closing the window ends it.
exec "$(dirname "$0")/autobahn"
