import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { isFocusLost } from '#src/lib/is-focus-lost.ts'
import type { Conversation } from '../../bot/bot.ts'
import { useEarlierMessages } from '../../bot/use-earlier-messages.ts'

/** Number of messages shown at first, and added each time earlier ones are wanted. */
const SHOWN_AT_FIRST = 50

/** Height of the page below the top of the view, in pixels; inserting content above does not change it. */
const pxBelowView = () => document.documentElement.scrollHeight - window.scrollY

/** Keeps the visible messages in place when earlier ones are inserted above them. */
function useListeningPlace(first: number | undefined) {
  const below = useRef(0)
  const shownFirst = useRef(first)
  useEffect(() => {
    const look = () => {
      below.current = pxBelowView()
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
    below.current = pxBelowView()
  }
}

/** @returns a ref for the element above which nothing is left; scrolling up to it calls `onReach` */
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
 * Earlier messages of a conversation: first the ones already fetched, then those that the server left out. Loaded by
 * the button or by scrolling up to it.
 */
export function useLoadEarlier(project: Project, conversation: Conversation) {
  const { messages } = conversation
  const [most, setMost] = useState(SHOWN_AT_FIRST)
  const rest = Math.max(0, messages.length - most)
  const isWanted = most > SHOWN_AT_FIRST && messages.length < most
  const { isLeft, isFetching, hasFailed, retry } = useEarlierMessages({ project, isWanted, conversation })
  const keepPlace = useListeningPlace(messages[rest]?.id)
  const log = useRef<HTMLDivElement>(null)
  const more = () => {
    if (isFetching) return
    keepPlace()
    if (hasFailed) retry()
    else setMost(Math.min(most, messages.length) + SHOWN_AT_FIRST)
  }
  const button = useScrolledUp<HTMLDivElement>(() => !hasFailed && more())
  const hasMore = rest > 0 || isLeft
  const hadMore = useRef(hasMore)
  useEffect(() => {
    const isButtonGone = hadMore.current && !hasMore
    hadMore.current = hasMore
    if (isButtonGone && isFocusLost()) log.current?.focus({ preventScroll: true })
  }, [hasMore])
  return { log, button, rest, hasMore, isFetching, hasFailed, more }
}
