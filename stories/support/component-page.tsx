import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'

/** `parameters.advice` of a component's stories, a sentence each. */
interface Advice {
  readonly do: string
  readonly dont: string
}

/** Proper and improper use of the component; nothing for a screen or a modal. */
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

/** The page of a component: purpose, do and don’t, props to try, and states. */
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
