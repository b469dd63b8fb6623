import type { Look } from './reader-config.ts'
import type { ReaderSound } from './reader-sound.ts'
import { styleOf } from './reader-style.ts'
import { wordsIn } from './reader-words.ts'

const SVG = 'http://www.w3.org/2000/svg'
const SHAPES = { play: 'M8 5v14l11-7z', pause: 'M6 5h4v14H6zM14 5h4v14h-4z' }
const RATES = [1, 1.25, 1.5, 2, 0.75]

/** `mm:ss`, with hours in front from one hour on. */
function clock(seconds: number) {
  const parts = [Math.floor((seconds % 3600) / 60), Math.floor(seconds % 60)]
  if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600))
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

function icon(page: Document) {
  const svg = page.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = svg.appendChild(page.createElementNS(SVG, 'path'))
  return { svg, draw: (shape: keyof typeof SHAPES) => path.setAttribute('d', SHAPES[shape]) }
}

interface FaceOptions {
  look: Look
  title: string
  language: string
}

/** The player's elements, in a shadow root of their own; `attach` connects them to the sound. */
export function createReaderFace(page: Document, { look, title, language }: FaceOptions) {
  const words = wordsIn(language)
  const host = page.createElement('avaz-reader')
  host.lang = language
  host.dataset.position = look.position
  host.setAttribute('role', 'region')
  host.setAttribute('aria-label', words?.player ?? '')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [styleOf(look)]
  const part = <Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, parent: Node) => {
    const element = parent.appendChild(page.createElement(name))
    element.className = className
    return element
  }

  const box = part('div', `box ${look.layout}`, shadow)
  const toggle = part('button', 'toggle', box)
  toggle.type = 'button'
  const { svg, draw } = icon(page)
  draw('play')
  toggle.append(svg)
  const label = part('span', 'label', toggle)
  label.hidden = look.layout !== 'button'
  const middle = part('div', 'middle', box)
  const line = part('div', 'line', middle)
  line.hidden = look.layout !== 'card'
  part('div', 'title', middle).textContent = title
  const row = part('div', 'row', middle)
  row.hidden = true
  const scrub = part('input', 'scrub', row)
  scrub.type = 'range'
  scrub.step = '0.1'
  scrub.setAttribute('aria-label', words?.place ?? '')
  const time = part('span', 'time', row)
  const rate = part('button', 'rate', row)
  rate.type = 'button'
  middle.hidden = look.layout === 'button'
  const note = part('p', 'note', middle.hidden ? shadow : middle)
  note.setAttribute('role', 'status')

  function say(text: 'listen' | 'pause') {
    const words_ = words?.[text] ?? ''
    label.textContent = words_
    line.textContent = words?.listen ?? ''
    toggle.setAttribute('aria-label', words_)
  }
  say('listen')

  return {
    host,
    tell: (key: 'unread' | 'failed' | undefined) => {
      note.textContent = key ? (words?.[key] ?? '') : ''
    },
    refuse(domain: string) {
      box.replaceChildren(note)
      note.textContent = words?.elsewhere.replace('{domain}', domain) ?? ''
    },
    onToggle: (listener: () => void) => toggle.addEventListener('click', listener),
    attach(sound: ReaderSound) {
      row.hidden = false
      scrub.max = String(sound.total)
      scrub.addEventListener('input', () => sound.seek(Number(scrub.value)))
      rate.addEventListener('click', () => {
        sound.setRate(RATES[(RATES.indexOf(sound.rate()) + 1) % RATES.length] ?? 1)
      })
    },
    paint(sound: ReaderSound) {
      const elapsed = Math.min(sound.elapsed(), sound.total)
      say(sound.isPlaying() ? 'pause' : 'listen')
      draw(sound.isPlaying() ? 'pause' : 'play')
      if (page.activeElement !== host || shadow.activeElement !== scrub) scrub.value = String(elapsed)
      scrub.setAttribute('aria-valuetext', `${clock(elapsed)} / ${clock(sound.total)}`)
      time.textContent = `${clock(elapsed)} / ${clock(sound.total)}`
      rate.textContent = `${sound.rate()}×`
      rate.setAttribute('aria-label', `${words?.speed ?? ''}: ${sound.rate()}×`)
    },
  }
}
