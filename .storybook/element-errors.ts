import { configure, getConfig } from 'storybook/test'

const { getElementError } = getConfig()

/** Set by Testing Library while it looks again and again for what is not there yet; not part of its types. */
const isTriedAgain = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

/**
 * Leaves the page out of the errors of tries that are followed by another: written down for each of them, it was a
 * sixth of the time of all stories. The last error has it still, since it is made after the tries.
 */
export function describeLastTryOnly() {
  configure({
    getElementError: (message, container) => {
      if (!isTriedAgain()) return getElementError(message, container)
      const error = new Error(message ?? '')
      error.name = 'TestingLibraryElementError'
      return error
    },
  })
}
