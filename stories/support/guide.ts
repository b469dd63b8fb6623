/** Whether a part can be relied on. */
export type GuideStatus = 'stable' | 'new' | 'deprecated'

/** Keys, roles and spoken words of a part. */
export interface Access {
  readonly keys: string
  readonly roles: string
  readonly heard: string
}

/** `parameters.guide` of a page of the catalogue: what a designer or developer asks first, a sentence each. */
export interface Guide extends Access {
  readonly is: string
  readonly use: string
  readonly instead: string
  readonly status: GuideStatus
}

/** Every modal of the product is the native dialog of `Modal`. */
export const modalAccess: Access = {
  keys: 'Tab and Shift Tab stay inside, Enter sends a form, Escape closes it unless something is being sent; the focus then returns to the control that opened it.',
  roles: '`dialog`, modal and named by its heading; the rest of the page is inert.',
  heard:
    'The heading and the description, then the field or button that has the focus; errors and progress as they appear.',
}

/** The question before something is lost. */
export const questionAccess: Access = {
  keys: 'Tab and Shift Tab stay inside, Enter presses the button with the focus, which is the safe one; Escape is “no”.',
  roles: '`alertdialog`, named by its heading and described by what will be lost.',
  heard: 'The question, what will be lost or spent, and the answer that has the focus.',
}

/** Every screen is in the layout for customers or in that for guests. */
export const screenAccess: Access = {
  keys: 'The first Tab stop skips to the content; then in the order of reading. After a navigation the focus is on the heading.',
  roles: '`banner`, `navigation`, `main` and one heading of level 1; lists are lists, forms have labels.',
  heard: 'The heading with the new title of the page; what loads or arrives later by a status of its own.',
}

/** A flow is made of screens and modals. */
export const flowAccess: Access = {
  keys: 'Every step can be taken with the keyboard alone; each screen and modal says on its own page by which keys.',
  roles: 'Those of the screens and modals it passes.',
  heard:
    'The heading of each screen it reaches, and the end of each step, such as “saved” or the file that is ready.',
}

/** Foundations are read, not operated. */
export const foundationAccess: Access = {
  keys: 'Nothing to operate: a table scrolls with the arrow keys where it is wider than the page.',
  roles: 'Headings and tables; samples without words are hidden from screen readers.',
  heard: 'The names and values of the table; a sample says nothing that its name does not.',
}

/** Layouts hold the landmarks of every screen. */
export const layoutAccess: Access = {
  keys: 'The skip link is the first stop, then the header, the content and what lies over it.',
  roles: '`banner`, `navigation`, `main`; regions with names for messages, work and player.',
  heard: 'The landmarks by their names, messages when they appear, errors at once.',
}

/** The panel of the sandbox lies next to the page and belongs to those who try it. */
export const panelAccess: Access = {
  keys: 'Its button opens it, arrows change its tabs, Tab goes through its fields, Escape closes it.',
  roles: '`complementary` with a name, `tablist`, forms and tables.',
  heard: 'The name of the panel and of each tab, and what an action has changed.',
}
