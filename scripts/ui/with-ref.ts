import { type ComponentType, forwardRef, type ReactNode, version } from 'react'

/** React 18 keeps `ref` from function components, which take it as a prop. */
const isKept = Number.parseInt(version, 10) < 19

/** A component that gets `ref` as a prop whatever React it runs in. The build of the package wraps each in it. */
export function withRef(component: (props: object) => ReactNode): ComponentType<object> {
  if (!isKept) return component
  const taken = forwardRef<unknown, object>((props, ref) =>
    component(ref === null ? props : { ...props, ref }),
  )
  taken.displayName = component.name
  return taken as unknown as ComponentType<object>
}
