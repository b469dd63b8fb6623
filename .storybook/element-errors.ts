import { configure, getConfig } from 'storybook/test'

const { getElementError } = getConfig()

/** Set by Testing Library while it retries a query; not part of its types. */
const isRetried = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

/**
 * Leaves the page out of errors that a retry follows: printing the page for each of them took a sixth of the time
 * of all stories. The last error still has it.
 */
export function describeLastTryOnly() {
  configure({
    getElementError: (message, container) => {
      if (!isRetried()) return getElementError(message, container)
      const error = new Error(message ?? '')
      error.name = 'TestingLibraryElementError'
      return error
    },
  })
}
