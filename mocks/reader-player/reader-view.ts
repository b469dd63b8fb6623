import { PLAYER_RATES } from '#src/contract/player-look.ts'
import { createElements, type ReaderContent } from './reader-elements.ts'
import type { ReaderSound } from './reader-sound.ts'
import { wordsIn } from './reader-words.ts'
import { savedRate, saveRate } from './saved-rate.ts'

export type ReaderNote = 'unread' | 'failed' | 'blocked'

function clockText(seconds: number) {
  const parts = [Math.floor((seconds % 3600) / 60), Math.floor(seconds % 60)]
  if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600))
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

type Elements = ReturnType<typeof createElements>

/** Lists the paragraphs of the page; each starts playback there. */
function attachList({ host, box, list, open }: Elements, sound: ReaderSound) {
  // The button layout has no room for a list.
  open.hidden = sound.paragraphs.length < 2 || box.classList.contains('button')
  list.replaceChildren(
    ...sound.paragraphs.map(({ sound: { text } }, index) => {
      const choice = host.ownerDocument.createElement('button')
      choice.type = 'button'
      choice.textContent = text
      choice.addEventListener('click', () => sound.start(index))
      const item = host.ownerDocument.createElement('li')
      item.append(choice)
      return item
    }),
  )
}

function markParagraph(list: HTMLElement, index: number) {
  const choices = list.querySelectorAll('button')
  const before = list.querySelector('[aria-current]')
  const now = choices[index]
  if (before === (now ?? null)) return
  before?.removeAttribute('aria-current')
  now?.setAttribute('aria-current', 'true')
}

export function createReaderView(page: Document, content: ReaderContent) {
  const words = wordsIn(content.language)
  const elements = createElements(page, content)
  const { host, shadow, box, toggle, draw, label, line, note, row, scrub, time, rate, list } = elements

  function say(text: 'listen' | 'pause') {
    const action = words?.[text] ?? ''
    label.textContent = action
    line.textContent = words?.listen ?? ''
    toggle.setAttribute('aria-label', action)
  }
  say('listen')

  return {
    host,
    title: content.title,
    tell: (key: ReaderNote | undefined) => {
      note.textContent = key ? (words?.[key] ?? '') : ''
    },
    refuse(domain: string) {
      box.replaceChildren(note)
      list.hidden = true
      note.textContent = words?.elsewhere.replace('{domain}', domain) ?? ''
    },
    onToggle: (listener: () => void) => toggle.addEventListener('click', listener),
    attach(sound: ReaderSound) {
      row.hidden = false
      sound.setRate(savedRate(PLAYER_RATES))
      attachList(elements, sound)
      scrub.max = String(sound.total)
      scrub.addEventListener('input', () => sound.seek(Number(scrub.value)))
      rate.addEventListener('click', () => {
        const next = PLAYER_RATES[(PLAYER_RATES.indexOf(sound.rate()) + 1) % PLAYER_RATES.length] ?? 1
        sound.setRate(next)
        saveRate(next)
      })
    },
    paint(sound: ReaderSound) {
      const elapsed = Math.min(sound.elapsed(), sound.total)
      say(sound.isPlaying() ? 'pause' : 'listen')
      draw(sound.isPlaying() ? 'pause' : 'play')
      if (page.activeElement !== host || shadow.activeElement !== scrub) scrub.value = String(elapsed)
      scrub.style.setProperty('--done', `${sound.total > 0 ? (elapsed / sound.total) * 100 : 0}%`)
      markParagraph(list, sound.place().index)
      scrub.setAttribute('aria-valuetext', `${clockText(elapsed)} / ${clockText(sound.total)}`)
      time.textContent = `${clockText(elapsed)} / ${clockText(sound.total)}`
      const speed = `${String(sound.rate()).replace('.', content.language === 'en' ? '.' : ',')}×`
      rate.textContent = speed
      rate.setAttribute('aria-label', `${words?.speed ?? ''}: ${speed}`)
    },
  }
}

export type ReaderView = ReturnType<typeof createReaderView>
