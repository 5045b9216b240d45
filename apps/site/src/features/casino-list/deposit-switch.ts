/** Every figure of a page follows the deposit that is switched on; the stylesheet shows those of this mark. */
const show = (switched: HTMLInputElement) => {
  document.documentElement.dataset.deposit = switched.value;
};

// A page that is loaded anew may come with the switch where it was left.
const switched = document.querySelector<HTMLInputElement>('input[name=deposit]:checked');
if (switched) show(switched);
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'deposit') show(target);
});
