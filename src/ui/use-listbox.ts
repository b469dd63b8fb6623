import { type KeyboardEvent, useRef, useState } from 'react'

const TYPEAHEAD_RESET_MS = 500

export interface ListboxOption<T extends string> {
  value: T
  label: string
  /** Language of the label, if it is not the page's. */
  lang?: string | undefined
  hint?: string
  isDisabled?: boolean
}

function step<T extends string>(options: ReadonlyArray<ListboxOption<T>>, from: number, by: 1 | -1): number {
  for (let index = from + by; index >= 0 && index < options.length; index += by) {
    if (!options[index]?.isDisabled) return index
  }
  return from
}

function findTyped<T extends string>(
  options: ReadonlyArray<ListboxOption<T>>,
  typed: string,
  from: number,
): number {
  const lower = (text: string) => text.toLocaleLowerCase(document.documentElement.lang || undefined)
  const [first = ''] = typed
  // A letter pressed repeatedly leads through the options that start with it.
  const isRepeated = typed === first.repeat(typed.length)
  const searched = lower(isRepeated ? first : typed)
  const start = isRepeated ? from + 1 : Math.max(from, 0)
  for (let offset = 0; offset < options.length; offset += 1) {
    const index = (start + offset) % options.length
    const option = options[index]
    if (option && !option.isDisabled && lower(option.label).startsWith(searched)) return index
  }
  return from
}

function useTyped() {
  const typed = useRef({ text: '', atMs: 0 })
  const isGoing = (atMs: number) =>
    typed.current.text !== '' && atMs - typed.current.atMs <= TYPEAHEAD_RESET_MS
  return {
    isGoing,
    add(key: string, atMs: number) {
      typed.current = { text: isGoing(atMs) ? typed.current.text + key : key, atMs }
      return typed.current.text
    },
    forget() {
      typed.current.text = ''
    },
  }
}

type Presses = Readonly<Record<string, () => void>>

/** Runs what a key does, or types its letter. A space within typed words is a part of them. */
function handleKey(
  event: KeyboardEvent,
  presses: Presses,
  isTyping: boolean,
  type: (key: string, atMs: number) => void,
) {
  if (event.ctrlKey || event.metaKey) return
  const key = event.altKey ? `Alt ${event.key}` : event.key
  const press = key === ' ' && isTyping ? undefined : presses[key]
  if (press === undefined && key.length !== 1) return
  event.preventDefault()
  if (press) press()
  else type(key, event.timeStamp)
}

/** Keyboard and open state of a select-only combobox, as in the ARIA authoring practices. */
export function useListbox<T extends string>(
  options: ReadonlyArray<ListboxOption<T>>,
  value: T | undefined,
  onChange: (value: T) => void,
) {
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const typed = useTyped()
  const chosen = options.findIndex((option) => option.value === value)

  const first = step(options, -1, 1)
  const last = step(options, options.length, -1)
  const openAt = (index: number) => {
    setActive(index)
    setIsOpen(true)
  }
  const open = () => openAt(chosen >= 0 ? chosen : first)
  const close = () => {
    typed.forget()
    setIsOpen(false)
  }
  const choose = (index: number) => {
    const option = options[index]
    close()
    if (option && !option.isDisabled && option.value !== value) onChange(option.value)
  }
  const type = (key: string, atMs: number) =>
    openAt(findTyped(options, typed.add(key, atMs), isOpen ? active : chosen))
  const presses: Presses = {
    Home: () => openAt(first),
    End: () => openAt(last),
    ...(isOpen
      ? {
          ArrowDown: () => setActive(step(options, active, 1)),
          ArrowUp: () => setActive(step(options, active, -1)),
          Enter: () => choose(active),
          ' ': () => choose(active),
          'Alt ArrowUp': () => choose(active),
          Escape: close,
        }
      : { ArrowDown: open, ArrowUp: open, 'Alt ArrowDown': open, Enter: open, ' ': open }),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && isOpen) return choose(active)
    handleKey(event, presses, typed.isGoing(event.timeStamp), type)
  }
  return { isOpen, active, setActive, chosen, open, close, choose, onKeyDown }
}
