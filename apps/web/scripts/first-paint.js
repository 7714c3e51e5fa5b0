// Runs before the first paint, so that neither the theme nor the reading face jumps. lib/theme.ts and lib/reader.ts keep both up to date.
globalThis.firstPaint = function (themeKey, newReaders, picturesKey, pictureGrades) {
  var page = document.documentElement;
  var boot = document.getElementById('boot');
  var known = boot ? JSON.parse(boot.textContent) : { viewer: null, user: null };
  var theme = null;
  var pictures = null;
  try {
    theme = localStorage.getItem(themeKey);
    pictures = localStorage.getItem(picturesKey);
  } catch {
    theme = null;
  }
  if (theme !== 'light' && theme !== 'dark') theme = theme === 'system' || known.viewer ? 'system' : 'light';
  var dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  if (known.user && newReaders.indexOf(known.user.grade) >= 0) page.setAttribute('data-reader', 'new');
  var grade = (known.user && known.user.grade) || '';
  page.setAttribute('data-grade', grade);
  if (pictures === 'on') page.setAttribute('data-picture-wish', 'on');
  if (pictures === 'on' || pictureGrades.indexOf(grade) >= 0)
    page.setAttribute('data-reader-mode', 'pictures');
};
