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

// A line in the upper third of the screen: the part on it is the one that is read. The head leads to the first.
const first = links[0]?.hash.slice(1) ?? '';
mark(first);
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) mark(target.id || first);
  },
  { rootMargin: '-30% 0px -69%' },
);
for (const part of document.querySelectorAll('.review-head, .review-section')) observer.observe(part);
