import { endpoints } from '#src/contract/endpoints.ts'
import { createRouteTable } from './route-table.ts'

/** Every call of the contract. */
export const routes = createRouteTable(Object.values(endpoints))

/** The path of a call below the API base; what precedes that, such as a proxy's prefix, is ignored. */
export const pathBelow = (apiPath: string, pathname: string) =>
  pathname.slice(pathname.indexOf(apiPath) + apiPath.length)
