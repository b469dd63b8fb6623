import { allStories, StoryLinks } from '../support/all-stories.tsx'
import { FactsTable } from '../support/facts-table.tsx'

/** Story names that show a state of a form. */
const states = {
  'Wrong or refused': /Errors|Wrong|Refused|Invalid|Required|Taken|Expired|Unclear|Short/,
  'On its way': /Pending|Sending|Checking|Uploading|Saving|Reading$/,
  'Did not arrive': /^Error$|Failed|NotSent|Offline|Unavailable/,
  'Kept or asked': /Restored|Discard|Unsaved|Leave/,
} as const

const formComponents = [
  ...new Set(
    allStories
      .filter(({ name }) => states['Wrong or refused'].test(name) || states['On its way'].test(name))
      .map(({ title }) => title)
      .filter((title) => /^(?:Screens|Modals)\//.test(title)),
  ),
].sort()

/** Each form of a screen or a modal, with the stories of its states. */
export const FormStates = () => (
  <FactsTable
    head={['Form', ...Object.keys(states)]}
    rows={formComponents.map((form) => [
      form,
      ...Object.entries(states).map(([state, names]) => {
        const stories = allStories.filter(({ title, name }) => title === form && names.test(name))
        return stories.length > 0 ? <StoryLinks key={state} stories={stories} /> : '–'
      }),
    ])}
  />
)
