import { Component, type ReactNode } from 'react'
import { forgetFailedLoads } from '#src/lib/failed-loads.ts'
import { ErrorScreen } from '#src/screens/error-screen.tsx'

interface ErrorBoundaryProps {
  /** A new value renders the content again, e.g. the path of the page. */
  resetKey?: string
  children: ReactNode
}

interface ErrorBoundaryState {
  error: unknown
  hasFailed: boolean
  resetKey: string | undefined
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { error: undefined, hasFailed: false, resetKey }
  }

  override componentDidCatch() {
    forgetFailedLoads()
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen error={this.state.error} /> : this.props.children
  }
}
