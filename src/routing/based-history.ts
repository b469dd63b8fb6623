import type { Location, To } from 'react-router'
import type { RouterHistory } from './guarded-history.ts'

/**
 * History of an app in a folder of its host: hides the folder from the app and adds it to the browser's addresses.
 * @param folder path without a slash at the end
 */
export function basedHistory(history: RouterHistory, folder: string): RouterHistory {
  const inside = (location: Location): Location =>
    location.pathname.startsWith(folder)
      ? { ...location, pathname: location.pathname.slice(folder.length) || '/' }
      : location
  const outside = (to: To): To => {
    if (typeof to === 'string') return to.startsWith('/') ? folder + to : to
    return to.pathname === undefined ? to : { ...to, pathname: folder + to.pathname }
  }
  return {
    get action() {
      return history.action
    },
    get location() {
      return inside(history.location)
    },
    createHref: (to) => history.createHref(outside(to)),
    push: (to, state) => history.push(outside(to), state),
    replace: (to, state) => history.replace(outside(to), state),
    go: (delta) => history.go(delta),
    listen: (listener) =>
      history.listen(({ location, ...state }) => listener({ ...state, location: inside(location) })),
  }
}
