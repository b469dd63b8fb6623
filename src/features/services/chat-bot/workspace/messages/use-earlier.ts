import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import type { Conversation } from '../../bot/bot.ts'
import { useEarlierMessages } from '../../bot/use-earlier-messages.ts'

/** Messages that are on the page at first, and as many more each time that earlier ones are wanted. */
const SHOWN_AT_ONCE = 50

/** What of the page is below what is seen, in pixels: it stays, however much is put above. */
const belowView = () => document.documentElement.scrollHeight - window.scrollY

/** Keeps what one reads in its place where earlier messages are put above it. */
function useListeningPlace(first: number | undefined) {
  const below = useRef(0)
  const shownFirst = useRef(first)
  useEffect(() => {
    const look = () => {
      below.current = belowView()
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  useLayoutEffect(() => {
    const hasMore = first !== undefined && shownFirst.current !== undefined && first < shownFirst.current
    shownFirst.current = first
    if (hasMore) window.scrollTo({ top: document.documentElement.scrollHeight - below.current })
  }, [first])
  return () => {
    below.current = belowView()
  }
}

/** @returns for the element above which there is nothing: `onReach` is told when one scrolls up to it */
function useScrolledUp<Element extends HTMLElement>(onReach: () => void) {
  const element = useRef<Element>(null)
  const reach = useEffectEvent(onReach)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      const isUp = window.scrollY < last
      last = window.scrollY
      if (isUp && element.current && element.current.getBoundingClientRect().bottom > 0) reach()
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return element
}

/**
 * The earlier messages of a conversation: those that are known and not on the page yet, then those that the server
 * has left out. They come when one presses the button or scrolls up to it.
 */
export function useEarlier(project: Project, conversation: Conversation) {
  const { messages } = conversation
  const [most, setMost] = useState(SHOWN_AT_ONCE)
  const rest = Math.max(0, messages.length - most)
  const isWanted = most > SHOWN_AT_ONCE && messages.length < most
  const { isLeft, isFetching, hasFailed, retry } = useEarlierMessages({ project, isWanted, conversation })
  const keepPlace = useListeningPlace(messages[rest]?.id)
  const log = useRef<HTMLDivElement>(null)
  const more = () => {
    if (isFetching) return
    keepPlace()
    if (hasFailed) retry()
    else setMost(Math.min(most, messages.length) + SHOWN_AT_ONCE)
  }
  const button = useScrolledUp<HTMLDivElement>(() => !hasFailed && more())
  const hasMore = rest > 0 || isLeft
  useEffect(() => {
    // The button that had the focus is gone.
    if (!hasMore && document.activeElement === document.body) log.current?.focus({ preventScroll: true })
  }, [hasMore])
  return { log, button, rest, hasMore, isFetching, hasFailed, more }
}
