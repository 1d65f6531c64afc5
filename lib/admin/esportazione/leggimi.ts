/** The text that one reads first in an open export. */
export const LEGGIMI = `ESPORTAZIONE APERTA DI UNA SCUOLA

Contiene tutto quello che il programma conserva della scuola, in formati che qualunque programma legge.
Contiene dati personali: conservarla e trasmetterla come tali.

esportazione.json   l'elenco: scuola, data, numero di record per specie, impronta SHA-256 di ogni file
record/*.jsonl      i record, uno per riga, in JSON (UTF-8): "record" è il dato, secondo lo schema in schemi/;
                    "conservato" è lo stesso come sta nell'archivio, e serve solo a riportarlo nel programma
schemi/*.json       lo schema (JSON Schema 2020-12) dei record di ogni specie
tabelle/*.csv       gli stessi record in tabelle: UTF-8, punto e virgola, una colonna per campo; gli elenchi sono in JSON
contenuti/*.json    i contenuti che i record tengono compressi (cedolini, denunce), in chiaro
documenti/          stampe, file inviati e ricevute, come sono
utenti.json         chi lavora nella scuola e con quali ruoli

Gli importi sono in centesimi interi, le aliquote in milionesimi, le date AAAA-MM-GG, gli istanti in UTC.
Un file è quello esportato se la sua impronta SHA-256 è quella scritta in esportazione.json.
Per riportarla nel programma: npm run admin -- riporta CARTELLA.
`;
