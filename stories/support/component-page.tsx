import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'

/** What `parameters.advice` of a component's stories says, a sentence each. */
interface Advice {
  readonly do: string
  readonly dont: string
}

/** How the component is used and how it is not; nothing for a screen or a modal. */
function DoAndDont() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const advice: Advice | undefined = preparedMeta.parameters.advice
  return (
    advice && (
      <dl className="catalogue-advice">
        <div>
          <dt>Do</dt>
          <dd>{advice.do}</dd>
        </div>
        <div>
          <dt>Don’t</dt>
          <dd>{advice.dont}</dd>
        </div>
      </dl>
    )
  )
}

/** The page of a component: what it is for, do and don’t, its props to try, and its states. */
export const ComponentPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <DoAndDont />
    <Primary />
    <Controls />
    <Stories />
  </>
)
