import { expect, test } from 'vitest'
import { utf16Bytes } from '#tests/support/legacy-bytes.ts'
import { archiveKind, fileKind } from './file-kind.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const at = (offset: number, text: string) => latin(text.padStart(offset + text.length, 'x'))

test.each([
  ['\\documentclass{book}\n\\begin{document}', 'TEX'],
  ['% !TeX program = xelatex\n% Kitab\n\\documentclass[a4paper]{article}', 'TEX'],
  ['\\chapter{Külək}\nKülək əsdi.', 'TEX'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><text>A</text></svg>', 'SVG'],
  [
    '<?xml version="1.0"?>\n<!-- Inkscape -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<svg>',
    'SVG',
  ],
  ['[InternetShortcut]\r\nURL=https://a.example\r\n', 'shortcut'],
  ['[{000214A0-0000-0000-C000-000000000046}]\r\nProp3=19,11\r\n[InternetShortcut]', 'shortcut'],
  ['[Desktop Entry]\nType=Link\nURL=https://a.example', 'shortcut'],
  [
    '<?xml version="1.0"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "p.dtd"><plist version="1.0"><dict><key>URL</key><string>https://a.example</string></dict></plist>',
    'shortcut',
  ],
  ['{"url": "https://docs.google.com/open?id=1", "doc_id": "1", "email": "a@b.example"}', 'shortcut'],
  ['<?xml version="1.0"?><plist version="1.0"><array/></plist>', 'PLIST'],
  ['From: a@b.example\r\nSubject: Kitab\r\nMIME-Version: 1.0\r\n\r\nSalam', 'EML'],
  ['Return-Path: <a@b.example>\r\nReceived: from b\r\n by c\r\n\r\nSalam', 'EML'],
  ['From: <Saved by Blink>\r\nContent-Type: multipart/related;\r\n\ttype="text/html"\r\n\r\n', 'MHTML'],
  ['\ufeffBEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR', 'ICS'],
  ['BEGIN:VCARD\nVERSION:3.0\nFN:Leyla\nEND:VCARD', 'VCF'],
  ['{\n  "ad": "Leyla"\n}', 'JSON'],
  ['[{"a":1}]', 'JSON'],
  ['<?xml version="1.0"?><rows><row>A</row></rows>', 'XML'],
  ['<rss version="2.0"><channel/></rss>', 'XML'],
  ['<note lang="az"><to>Leyla</to></note>\n', 'XML'],
  ['<speak>Salam</speak>', 'XML'],
  ['<a href="x">Salam</a>', 'HTML'],
  ['From: a@b.example\nSubject: Kitab\nContent-Type: text/plain; charset=utf-8\n\nSalam', 'EML'],
  ['<tt xmlns="http://www.w3.org/ns/ttml"><body/></tt>', 'XML'],
  ['<?xml version="1.0" encoding="utf-8"?><FictionBook xmlns="x">', 'FB2'],
  ['<!-- saved from url=(0020)https://a.example/ -->\n<html>', 'HTML'],
  ['<!-- a > b -->\n<title>A</title>', 'HTML'],
  ['[Script Info]\nTitle: A\n\n[Events]', 'ASS'],
  ['[ti:Külək]\n[ar:Leyla]\n[00:12.00]Külək əsdi', 'LRC'],
  ['0:00:01.000,0:00:03.000\nKülək əsdi', 'SBV'],
  ['{1}{24}Külək əsdi', 'SUB'],
  [' {\\rtf1\\ansi A}', 'RTF'],
])('a text for another program is named by what it is: %s', (text, kind) => {
  expect(fileKind(bytes(text))).toBe(kind)
  expect(fileKind(utf16Bytes(`\ufeff${text}`, true))).toBe(kind)
})

test.each([
  'Salam: dünya\nikinci sətir',
  '[00:12:05] Leyla: salam',
  '[1] Birinci qeyd',
  '{ad} üçün məktub',
  '# Başlıq\n\n- birinci',
  'key: value\nlist:\n  - a\n',
  '2026-11-30 10:00:01 INFO started\n',
  '<M> ölçüsü qalmayıb',
  '<M> ölçüsü qalmayıb</L>',
  '<b>Salam</b>, dünya',
  '3 < 5',
  '\\o/ yaşasın',
  'From: mənə\nTo: sənə\n\nSalam',
  'BEGIN: hekayə',
  '1. Birinci\n2. İkinci',
])('a plain text is read as such: %s', (text) => {
  expect(fileKind(bytes(text))).toBeUndefined()
})

test.each([
  [at(60, 'BOOKMOBI'), 'MOBI'],
  [latin('AT&TFORM\0\0\0\x10DJVU'), 'DJVU'],
  [latin('ITSF\x03\0\0\0'), 'CHM'],
  [latin('bplist00\xd1\x01\x02_\x10\x0fWebMainResource'), 'WEBARCHIVE'],
  [latin('bplist00\xd1\x01\x02SURL_\x10\x11https://a.example'), 'shortcut'],
  [latin('bplist00\xd1\x01\x02Va'), 'PLIST'],
  [latin('L\0\0\0\x01\x14\x02\0\0\0\0\0\xc0\0\0\0\0\0\0F'), 'shortcut'],
  [at(257, 'ustar\x0000'), 'TAR'],
  [latin('\xfd7zXZ\0'), 'XZ'],
  [latin('SQLite format 3\0'), 'SQLITE'],
])('a binary file is named by what it is: %#', (content, kind) => {
  expect(fileKind(content)).toBe(kind)
})

const OPEN = 'application/vnd.oasis.opendocument.'

test.each([
  [['mimetype', 'content.xml'], `${OPEN}presentation`, 'ODP'],
  [['mimetype', 'content.xml'], `${OPEN}graphics`, 'ODG'],
  [['mimetype', 'content.xml'], `${OPEN}text-template`, 'ODT'],
  [['mimetype', 'content.xml'], 'application/vnd.sun.xml.writer', 'SXW'],
  [['Index/Document.iwa', 'Index/ViewState.iwa'], undefined, 'PAGES'],
  [['Index/Document.iwa', 'Index/Tables/DataList.iwa'], undefined, 'PAGES/NUMBERS'],
  [['a.numbers/Index.zip', 'a.numbers/preview.jpg'], undefined, 'PAGES/NUMBERS'],
  [['Index/Document.iwa', 'Index/Slide-2.iwa', 'Index/Tables/DataList.iwa'], undefined, 'KEY'],
  [['Index/Document.iwa', 'Index/TemplateSlide.iwa'], undefined, 'KEY'],
  [['index.apxl.gz', 'thumbs/'], undefined, 'KEY'],
  [['visio/document.xml'], undefined, 'VSDX'],
  [['kitab/', 'kitab/01.jpg', 'kitab/02.JPG', 'kitab/ComicInfo.xml'], undefined, 'CBZ'],
  [['a.txt', 'b.jpg'], undefined, undefined],
])('an archive of %j is named by what it is', (names, mimetype, kind) => {
  expect(archiveKind(names, () => mimetype)).toBe(kind)
})
