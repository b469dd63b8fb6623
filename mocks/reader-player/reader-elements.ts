import { createButtonIn, createElementIn } from '#mocks/features/embed/create-element.ts'
import type { PlayerLook } from '#src/contract/website-reader.ts'
import { styleOf } from './reader-style.ts'
import { wordsIn } from './reader-words.ts'

const SVG = 'http://www.w3.org/2000/svg'
const SHAPES = {
  play: 'M8 5v14l11-7z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  list: 'M4 5h16v2H4zM4 11h16v2H4zM4 17h10v2H4z',
}

export interface ReaderContent {
  look: PlayerLook
  title: string
  language: string
}

function createIcon(page: Document) {
  const svg = page.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = svg.appendChild(page.createElementNS(SVG, 'path'))
  return { svg, draw: (shape: keyof typeof SHAPES) => path.setAttribute('d', SHAPES[shape]) }
}

function createHost(page: Document, { look, language }: ReaderContent) {
  const host = page.createElement('avaz-reader')
  host.lang = language
  host.dataset.position = look.position
  host.setAttribute('role', 'region')
  host.setAttribute('aria-label', wordsIn(language)?.player ?? '')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [styleOf(look)]
  return { host, shadow }
}

function createRow(parent: Element, label: string) {
  const row = createElementIn('div', 'row', parent)
  row.hidden = true
  const scrub = createElementIn('input', 'scrub', row)
  scrub.type = 'range'
  scrub.step = '0.1'
  scrub.setAttribute('aria-label', label)
  return { row, scrub, time: createElementIn('span', 'time', row), rate: createButtonIn('rate', row) }
}

/** The button that opens the list of paragraphs, and the list, which is empty until there is audio. */
function createList(page: Document, box: Element, shadow: ShadowRoot) {
  const open = createButtonIn('parts', box)
  open.hidden = true
  open.setAttribute('aria-expanded', 'false')
  const { svg, draw } = createIcon(page)
  draw('list')
  open.append(svg)
  const list = createElementIn('ol', 'list', shadow)
  list.hidden = true
  open.addEventListener('click', () => {
    list.hidden = !list.hidden
    open.setAttribute('aria-expanded', String(!list.hidden))
  })
  return { open, list }
}

export function createElements(page: Document, content: ReaderContent) {
  const { look, title, language } = content
  const { host, shadow } = createHost(page, content)
  const box = createElementIn('div', `box ${look.layout}`, shadow)
  const toggle = createButtonIn('toggle', box)
  const { svg, draw } = createIcon(page)
  draw('play')
  toggle.append(svg)
  const label = createElementIn('span', 'label', toggle)
  label.hidden = look.layout !== 'button'
  const middle = createElementIn('div', 'middle', box)
  const line = createElementIn('div', 'line', middle)
  line.hidden = look.layout !== 'card'
  createElementIn('div', 'title', middle).textContent = title
  const row = createRow(middle, wordsIn(language)?.place ?? '')
  middle.hidden = look.layout === 'button'
  const note = createElementIn('p', 'note', middle.hidden ? shadow : middle)
  note.setAttribute('role', 'status')
  const { open, list } = createList(page, box, shadow)
  open.setAttribute('aria-label', wordsIn(language)?.parts ?? '')
  return { ...row, open, list, host, shadow, box, toggle, draw, label, line, note }
}
