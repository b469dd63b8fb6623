import { Pagination } from '#src/ui/pagination.tsx'

export const Example = ({ page, pageCount }: { page: number; pageCount: number }) => (
  <Pagination
    label="Pages"
    page={page}
    pageCount={pageCount}
    previousLabel="Previous page"
    nextLabel="Next page"
    pageLabel={(number) => `Page ${number}`}
    renderLink={(number, props) => <a href={`?page=${number}`} {...props} />}
  />
)
