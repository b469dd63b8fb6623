import { expect } from 'storybook/test'
import type { ColourName } from '#tests/support/contrast.ts'

/** Checks that an element has a colour of the tokens, in the theme of the page. */
export async function hasColour(element: Element, name: ColourName): Promise<void> {
  const probe = document.createElement('span')
  probe.style.color = `var(--${name})`
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  await expect(getComputedStyle(element).color, name).toBe(color)
}
