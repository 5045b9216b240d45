/** Editorial sections are open in the HTML. Phones collapse them; on wider screens they cannot be collapsed. */
const isPhone = matchMedia('(max-width: 47.99rem)').matches;
for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.fold')) {
  fold.open = !isPhone;
  const summary = fold.querySelector('summary');
  if (summary && !isPhone) summary.tabIndex = -1;
}
