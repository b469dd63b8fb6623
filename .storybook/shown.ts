import type { StoryContext } from '@storybook/react-vite'
import { say } from '../stories/texts/say.ts'

/** Storybook's own elements, and elements that are never visible. */
const NOT_OF_STORY = '.sb-wrapper, #storybook-docs, #storybook-highlights-root, script, style, template'
/** The catalogue's wrappers around a story; their boxes are not part of what the story shows. */
const STORY_WRAPPERS = '[class^=catalogue-], #storybook-root'
const DRAWN_ELEMENTS = 'img, svg, canvas, video, iframe, input, textarea, select, meter, progress'
/** Elements for screen readers only are one pixel large. */
const MIN_PX = 2

const isVisible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return (
    Math.min(width, height) >= MIN_PX &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
}

const hasWords = ({ childNodes }: Element) =>
  [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())

function isBox(element: Element): boolean {
  if (element.matches(STORY_WRAPPERS)) return false
  const { backgroundColor, backgroundImage, borderTopWidth, borderTopColor } = getComputedStyle(element)
  const isPainted = (colour: string) => !/^transparent$|[,/] ?0\)$/.test(colour)
  return (
    isPainted(backgroundColor) ||
    backgroundImage !== 'none' ||
    (borderTopWidth !== '0px' && isPainted(borderTopColor))
  )
}

/** Finds something visible of a story: a text, a picture or a box, in its canvas or in the top layer. */
const findShown = () =>
  [...document.body.querySelectorAll('*')].find(
    (element) =>
      element.closest(NOT_OF_STORY) === null &&
      (hasWords(element) || element.matches(DRAWN_ELEMENTS) || isBox(element)) &&
      isVisible(element),
  )

/** Arguments that hold words for customers in every component. */
const TEXT_ARGUMENTS = ['children', 'label', 'title', 'text', 'hint', 'error'] as const

const namesOf = (element: Element) =>
  ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name))

const allWords = () =>
  [document.body.textContent, ...[...document.body.querySelectorAll('*')].flatMap(namesOf)].join('\n')

type StoryDetails = Pick<StoryContext, 'args' | 'parameters'>

/**
 * Runs at the end of every story, so that a story without its own assertions fails when its component renders
 * nothing. `parameters.isBlank` marks states with nothing to see; `parameters.isClosed` marks those in which the
 * element with the words is closed again.
 * @throws Error with the reason; an assertion would appear among the steps of the story
 */
export function expectShown({ args, parameters }: StoryDetails): void {
  const { isBlank = false, isClosed = false, world } = parameters
  if ((findShown() === undefined) !== isBlank)
    throw new Error(isBlank ? 'Something to see' : 'Nothing to see')
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) throw new Error(`${scrollWidth - clientWidth} px wider than the page`)
  if (isBlank || isClosed || world !== undefined) return
  const said = allWords()
  const words = TEXT_ARGUMENTS.map((name) => args[name]).filter((value) => typeof value === 'string')
  const unsaid = words.filter((word) => !said.includes(say(word)))
  if (unsaid.length > 0) throw new Error(`Not on the page: ${unsaid.join(', ')}`)
}
