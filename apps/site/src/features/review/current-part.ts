/** Marks in a review's navigation the part that is being read. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('.review-nav a')];

function mark(id: string): void {
  for (const link of links) {
    if (link.hash === `#${id}`) {
      link.ariaCurrent = 'true';
      // On phones the navigation is longer than the screen is wide.
      link.closest('ul')?.scrollTo({ left: link.offsetLeft - 32 });
    } else link.ariaCurrent = null;
  }
}

const parts = [...document.querySelectorAll('.review-part')];
if (parts[0]) mark(parts[0].id);
// A line in the upper third of the screen: the part on it is the one that is read.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) mark(target.id);
  },
  { rootMargin: '-30% 0px -69%' },
);
for (const part of parts) observer.observe(part);
