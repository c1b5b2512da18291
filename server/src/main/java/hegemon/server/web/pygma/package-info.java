/**
 * A ruler's desk in the browser: report, map and order sheet in the reader's language, each from
 * what the reader's own realm may know.
 *
 * <p><b>Where to begin.</b> {@link Readers} says who reads, and of which moment; {@link RulerDesk}
 * and {@link MasterDesk} are all that lies before them.
 *
 * <ul>
 *   <li>A ruler: {@link RulerApi}, {@link Proof} of a sheet, {@link Draft} a text under the pen,
 *       {@link Notice} what must not be missed, {@link RulerMap}, {@link Reading} a report, {@link
 *       Gains} what a month brought.
 *   <li>Orders by hand: {@link Hand} what they are put together from, {@link Steps} how far a unit
 *       comes, {@link DraftApi} what is not sent yet, {@link Receipt} what was taken; {@link
 *       CampaignPicture} what lists show.
 *   <li>Looking back: {@link Series} figures through the months, {@link Fight} battles to be drawn,
 *       {@link Otherwise} a month that was played twice, {@link ArchiveApi} and {@link Search} all
 *       months.
 *   <li>What will come of a sheet: {@link ForesightApi}, {@link Foresight}, {@link Trial}.
 *   <li>The first month of a newcomer: {@link LessonApi}, {@link Lesson}, {@link LessonRows}.
 *   <li>Before the first month: {@link CampaignTerms}, {@link Heritage} and {@link HeritageApi} of
 *       a realm’s people.
 *   <li>A game master: {@link MasterApi}, {@link LeadApi}, {@link LeadDesk}, {@link MasterMap},
 *       {@link MasterHand} what events are put together from, {@link NoteApi}, {@link Changes}
 *       between two drafts.
 *   <li>The calendar: {@link CalendarApi}, {@link CalendarLine}, {@link CalendarFeed}.
 *   <li>By mail and on paper: {@link PostApi}, {@link PaperApi}, {@link ScanApi}, {@link
 *       ScanUploads} and {@link ScanKind}; what letters say is in {@code post}.
 *   <li>Figures of the book: {@link PygmaFigures}, {@link PygmaCounts}, {@link PygmaTables}, {@link
 *       SheetPicture}.
 *   <li>Who comes and goes: {@link PeopleApi}, {@link DeputyDesk}, {@link ContactApi} an address,
 *       {@link BequestApi} letters that go with a realm; {@link ActWords} the record in sentences.
 *   <li>For all: {@link Hex}, {@link MapSigns} and {@link Harvests} of maps, {@link Moment} to look
 *       back at, {@link PrintApi}, {@link PygmaGamePages}, {@link Rulers}, {@link Voice}.
 * </ul>
 */
package hegemon.server.web.pygma;
