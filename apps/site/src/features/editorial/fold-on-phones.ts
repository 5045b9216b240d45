/** Editorial sections are open in the page; phones fold them, wider screens have nothing to fold. */
const isPhone = matchMedia('(max-width: 47.99rem)').matches;
for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.fold')) {
  fold.open = !isPhone;
  const summary = fold.querySelector('summary');
  if (summary && !isPhone) summary.tabIndex = -1;
}
