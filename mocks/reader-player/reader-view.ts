import { createElements, type ReaderContent } from './reader-elements.ts'
import type { ReaderSound } from './reader-sound.ts'
import { wordsIn } from './reader-words.ts'

export type ReaderNote = 'unread' | 'failed' | 'blocked'

const RATES = [1, 1.25, 1.5, 2, 0.75]

function clock(seconds: number) {
  const parts = [Math.floor((seconds % 3600) / 60), Math.floor(seconds % 60)]
  if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600))
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

export function createReaderView(page: Document, content: ReaderContent) {
  const words = wordsIn(content.language)
  const { host, shadow, box, toggle, draw, label, line, note, row, scrub, time, rate } = createElements(
    page,
    content,
  )

  function say(text: 'listen' | 'pause') {
    const action = words?.[text] ?? ''
    label.textContent = action
    line.textContent = words?.listen ?? ''
    toggle.setAttribute('aria-label', action)
  }
  say('listen')

  return {
    host,
    tell: (key: ReaderNote | undefined) => {
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

export type ReaderView = ReturnType<typeof createReaderView>
