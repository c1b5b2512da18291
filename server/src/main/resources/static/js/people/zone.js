// Proposes the browser's time zone to whoever has not chosen one.
/** @type {HTMLSelectElement | null} */
const zone = document.querySelector("[data-zones] select[name=zone]");
if (zone?.value === "Z") {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if ([...zone.options].some((option) => option.value === own)) zone.value = own;
}
