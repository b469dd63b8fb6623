import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

/** Set by `main.ts`; the builder of the manager knows only variables that start with this word. */
const { STORYBOOK_VERSION, STORYBOOK_COMMIT } = process.env

/** The product's name, with the version and the commit of what is shown; it leads to the changes. */
addons.setConfig({
  theme: create({
    base: globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    brandTitle: `Avaz <small>${STORYBOOK_VERSION} · ${STORYBOOK_COMMIT}</small>`,
    brandUrl: './?path=/docs/docs-changes--docs',
    brandTarget: '_self',
    colorPrimary: '#c23f16',
    colorSecondary: '#a23310',
  }),
})
