import { allStories, StoryLinks } from '../support/all-stories.tsx'

/** Names of stories by what they show of a form. */
const states = {
  'Wrong or refused': /Errors|Wrong|Refused|Invalid|Required|Taken|Expired|Unclear|Short/,
  'On its way': /Pending|Sending|Checking|Uploading|Saving|Reading$/,
  'Did not arrive': /^Error$|Failed|NotSent|Offline|Unavailable/,
  'Kept or asked': /Restored|Discard|Unsaved|Leave/,
} as const

const forms = [
  ...new Set(
    allStories
      .filter(({ name }) => states['Wrong or refused'].test(name) || states['On its way'].test(name))
      .map(({ title }) => title)
      .filter((title) => /^(?:Screens|Modals)\//.test(title)),
  ),
].sort()

/** Each form of a screen or a modal, with the stories of its states. */
export const FormStates = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Form</th>
        {Object.keys(states).map((state) => (
          <th key={state} scope="col">
            {state}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {forms.map((form) => (
        <tr key={form}>
          <th scope="row">{form}</th>
          {Object.entries(states).map(([state, names]) => {
            const stories = allStories.filter(({ title, name }) => title === form && names.test(name))
            return <td key={state}>{stories.length > 0 ? <StoryLinks stories={stories} /> : '–'}</td>
          })}
        </tr>
      ))}
    </tbody>
  </table>
)
