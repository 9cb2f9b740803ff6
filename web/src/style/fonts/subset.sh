#!/bin/sh
# Cuts the fonts of fontsource (@fontsource/alegreya-sans, @fontsource/vollkorn) into the files of this folder.
# Usage: subset.sh FOLDER-WITH-THE-WOFF2-FILES   (needs pyftsubset of fonttools, with brotli)
# One file per alphabet and weight, so that a reader loads only what their language needs. The ranges here and the
# unicode-range of fonts.css belong together.
set -eu
from=$1
cd "$(dirname "$0")"
latin='U+0020-007E,U+00A0,U+00A7,U+00A9,U+00AB,U+00B0,U+00B7,U+00BB,U+00BD,U+00D3,U+00D7,U+00F3,U+2010-2015,U+2018-201E,U+2022,U+2026,U+2032-2033,U+2190-2193,U+2212'
accented='U+00A1-00A6,U+00A8,U+00AA,U+00AC-00AF,U+00B1-00B6,U+00B8-00BA,U+00BC,U+00BE-00D2,U+00D4-00D6,U+00D8-00F2,U+00F4-00FF,U+0131,U+0152-0153,U+20AC,U+2122'
polish='U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C'
cyrillic='U+0301,U+0400-045F,U+0490-0491,U+2116'
cut() { # source, result, characters
  pyftsubset "$from/$1" --unicodes="$3" --layout-features='kern,liga,lnum,tnum,mark,ccmp,locl' --no-hinting --flavor=woff2 --output-file="$2"
}
family() { # name, weight and style
  cut "$1-latin-$2.woff2" "$1-latin-$2.woff2" "$latin"
  cut "$1-latin-$2.woff2" "$1-accented-$2.woff2" "$accented"
  cut "$1-latin-ext-$2.woff2" "$1-polish-$2.woff2" "$polish"
  cut "$1-cyrillic-$2.woff2" "$1-cyrillic-$2.woff2" "$cyrillic"
}
family vollkorn 900-normal
for style in 500-normal 700-normal 800-normal; do family alegreya-sans "$style"; done
