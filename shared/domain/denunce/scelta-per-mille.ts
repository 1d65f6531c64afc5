/**
 * Recipients of the eight per thousand of IRPEF, in the order of the sheet (art. 47 L. 222/1985 and the agreements that followed; read on 29/11/2026 in ecnews.it,
 * "Le destinazioni delle quote Irpef", and upday.com 05/2023). The sheet of a year is approved with its CU: this is a fac-simile of it.
 */
export const ottoPerMille = [
  'Stato',
  'Chiesa cattolica',
  'Unione Chiese cristiane avventiste del 7° giorno',
  'Assemblee di Dio in Italia',
  'Chiesa Evangelica Valdese (Unione delle Chiese metodiste e Valdesi)',
  'Chiesa Evangelica Luterana in Italia',
  'Unione Comunità Ebraiche Italiane',
  "Sacra arcidiocesi ortodossa d'Italia ed Esarcato per l'Europa Meridionale",
  'Chiesa Apostolica in Italia',
  "Unione Cristiana Evangelica Battista d'Italia",
  'Unione Buddhista Italiana',
  'Unione Induista Italiana',
  'Istituto Buddista Italiano Soka Gakkai',
  'Associazione “Chiesa d’Inghilterra” in Italia',
] as const;

/** Purposes of the five per thousand; of each but the town one body may be chosen by its codice fiscale (read on 29/11/2026 in ecnews.it and quotidiano.net 04/2025). */
export const cinquePerMille = [
  'Enti del terzo settore iscritti nel RUNTS e Onlus',
  "Ricerca scientifica e dell'università",
  'Ricerca sanitaria',
  'Beni culturali e paesaggistici',
  'Attività sociali del comune di residenza',
  'Associazioni sportive dilettantistiche',
  'Enti gestori delle aree protette',
] as const;
