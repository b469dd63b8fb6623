import { createButtonIn, createElementIn } from '#mocks/features/embed/create-element.ts'
import { languageOfText } from '#src/rules/language-of-text.ts'
import type { WidgetAnswer, WidgetBot } from './ask-service.ts'
import { styleOf } from './widget-style.ts'
import { type WidgetNote, wordsIn } from './widget-words.ts'

const SVG = 'http://www.w3.org/2000/svg'
const BUBBLE = 'M4 4h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9l-5 4v-4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z'

/** Width of the drawn picture in pixels: twice its displayed width. */
const AVATAR_PX = 64

function createHost(page: Document, bot: WidgetBot, language: string) {
  const host = page.createElement('avaz-chat')
  host.lang = language
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [styleOf(bot.look)]
  page.body.append(host)
  return { host, shadow }
}

function createPanel(shadow: ShadowRoot, bot: WidgetBot, language: string) {
  const words = wordsIn(language)
  const panel = createElementIn('section', 'panel', shadow)
  panel.setAttribute('aria-label', bot.name)
  panel.hidden = true
  const head = createElementIn('div', 'head', panel)
  const avatar = createElementIn('canvas', 'avatar', head)
  avatar.hidden = true
  avatar.setAttribute('aria-hidden', 'true')
  createElementIn('h2', 'name', head).textContent = bot.name
  const close = createButtonIn('close', head, words.close)
  close.textContent = '×'
  const region = createElementIn('div', 'region', panel)
  region.setAttribute('role', 'log')
  region.setAttribute('aria-label', words.log)
  region.tabIndex = 0
  const log = createElementIn('ul', 'log', region)
  const suggestions = createElementIn('ul', 'suggestions', panel)
  suggestions.setAttribute('aria-label', words.suggestions)
  const note = createElementIn('p', 'note', panel)
  note.setAttribute('role', 'status')
  const form = createElementIn('form', 'form', panel)
  const field = createElementIn('textarea', 'field', form)
  field.rows = 1
  field.maxLength = 1000
  field.dir = 'auto'
  field.placeholder = words.field
  field.setAttribute('aria-label', words.field)
  const send = createElementIn('button', 'send', form)
  send.textContent = words.send
  return { panel, avatar, close, region, log, suggestions, note, form, field, send }
}

function createToggle(shadow: ShadowRoot, label: string) {
  const toggle = createButtonIn('toggle', shadow, label)
  toggle.setAttribute('aria-expanded', 'false')
  const svg = toggle.appendChild(shadow.ownerDocument.createElementNS(SVG, 'svg'))
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.appendChild(shadow.ownerDocument.createElementNS(SVG, 'path')).setAttribute('d', BUBBLE)
  return toggle
}

type Panel = ReturnType<typeof createPanel>
type Words = ReturnType<typeof wordsIn>

function foldPanel(
  { panel, close, field }: Panel,
  toggle: HTMLButtonElement,
  labels: { open: string; close: string },
) {
  const set = (isOpen: boolean) => {
    panel.hidden = !isOpen
    toggle.setAttribute('aria-expanded', String(isOpen))
    toggle.setAttribute('aria-label', isOpen ? labels.close : labels.open)
    if (isOpen) field.focus()
    else toggle.focus()
  }
  toggle.addEventListener('click', () => set(panel.hidden !== false))
  close.addEventListener('click', () => set(false))
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    set(false)
  })
}

function messagesOf({ region, log }: Panel, words: Words, language: string) {
  const add = (text: string, className: string) => {
    const item = createElementIn('li', className, log)
    item.dir = 'auto'
    // Visitors and answers may use another language than the page around them.
    item.lang = languageOfText(text) ?? language
    item.append(text)
    region.scrollTop = region.scrollHeight
    return item
  }
  return {
    addQuestion(text: string) {
      const item = add(text, 'mine')
      const who = item.ownerDocument.createElement('span')
      who.className = 'unseen'
      who.lang = language
      who.textContent = `${words.you}: `
      item.prepend(who)
    },
    addAnswer({ text, citations }: WidgetAnswer) {
      const item = add(text, 'theirs')
      if (citations.length === 0) return
      const sources = createElementIn('span', 'sources', item)
      sources.lang = language
      sources.textContent = `${words.source}: ${citations.map(({ name }) => name).join(', ')}`
    },
  }
}

/** Sends questions, one at a time. Until an answer arrives, the send button cancels. */
function createAsking(
  { form, field, send, note, suggestions }: Panel,
  texts: readonly string[],
  words: Words,
) {
  let stop: (() => void) | undefined
  return {
    onAsk(listener: (text: string) => void) {
      const submit = () => {
        const text = field.value.trim()
        if (text !== '' && !stop) listener(text)
      }
      form.addEventListener('submit', (event) => {
        event.preventDefault()
        if (stop) stop()
        else submit()
      })
      field.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
        event.preventDefault()
        submit()
      })
      for (const text of texts) {
        const choice = createElementIn('button', '', createElementIn('li', '', suggestions))
        choice.type = 'button'
        choice.textContent = text
        choice.lang = languageOfText(text) ?? ''
        choice.addEventListener('click', () => !stop && listener(text))
      }
    },
    /** @param onStop cancels the request; undefined once it has ended */
    setWaiting(onStop: (() => void) | undefined) {
      stop = onStop
      send.textContent = onStop ? words.stop : words.send
      note.textContent = onStop ? words.waiting : ''
    },
    /** Keeps text of the next question that was typed after this one while the answer was on its way. */
    clear(text: string) {
      const typed = field.value.trimStart()
      if (typed.startsWith(text)) field.value = typed.slice(text.length).trimStart()
      suggestions.hidden = true
    },
    tell(key: WidgetNote) {
      note.textContent = words[key]
    },
  }
}

export function createWidgetView(page: Document, bot: WidgetBot, language: string) {
  const words = wordsIn(language)
  const { host, shadow } = createHost(page, bot, language)
  const elements = createPanel(shadow, bot, language)
  const { avatar } = elements
  foldPanel(elements, createToggle(shadow, words.open), words)
  const messages = messagesOf(elements, words, language)
  messages.addAnswer({ text: bot.greeting || words.greeting, citations: [] })
  return {
    host,
    ...messages,
    ...createAsking(elements, bot.suggestions, words),
    showAvatar(picture: ImageBitmap) {
      avatar.width = AVATAR_PX
      avatar.height = AVATAR_PX
      avatar.getContext('2d')?.drawImage(picture, 0, 0, AVATAR_PX, AVATAR_PX)
      avatar.hidden = false
    },
  }
}
