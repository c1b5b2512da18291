// Classic and blocking on purpose: the reader's theme is set before the first paint.
(() => {
  try {
    const theme = localStorage.getItem("hegemon.theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Storage may be forbidden; the page then follows the system.
  }
})();
