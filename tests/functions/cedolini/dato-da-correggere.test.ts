import { expect, test } from 'vitest';
import type { AssenzaSalvata } from '#archivio/assenze/assenza.ts';
import { cedolinoPersona } from '#functions/cedolini/calcolo/cedolini-persone.ts';
import { asUid } from '#platform/data/entita.ts';
import type { Servizio } from '#shared/contracts/servizi/servizio.ts';
import { datoDaCorreggere } from '#web/areas/cedolini/processo/scarti/dato-da-correggere.ts';
import { ambiente, dati, fiscali, processo, servizio, UID } from './dati.ts';

const assenza = (uid: string, datInizio: string, datFine: string): AssenzaSalvata => ({
  uid: asUid(uid),
  uidSubAnagrafe: UID,
  versione: 1,
  matricola: 1,
  desCognome: 'Prova',
  desNome: 'Ada',
  codTipoAssenza: 'MALATTIA',
  codGruppo: 'SALUTE',
  codMotivo: null,
  datInizio,
  datFine,
  numGiorni: 2,
  numOre: null,
  datNascitaFiglio: null,
  numCertificato: '',
  datCertificato: null,
  note: '',
});

/** The addresses that the reasons of a substitute's payslip lead to. */
const indirizzi = (servizi: readonly Servizio[], assenze: readonly AssenzaSalvata[] = []) => {
  const { cedolino, anomalie } = cedolinoPersona(
    processo({ idMetodo: 'SUP-LD', simulazione: true, ANNO: 2026, MESE: 3 }),
    { uidSubAnagrafe: UID, percettore: null, voci: [], fiscali: { redditoComplessivo: 2_000_000 } },
    dati({ servizi: [...servizi], assenze: [...assenze], fiscali: [fiscali()] }),
    ambiente(),
  );
  expect(cedolino).toBeNull();
  return anomalie.map(
    (anomalia) => datoDaCorreggere(anomalia, { uid: UID, nominativo: 'Prova Ada', anno: 2026 })?.percorso,
  );
};
const breve = (cambi: Partial<Servizio> = {}): Servizio =>
  servizio({
    uid: asUid('breve'),
    contratto: 'SUPPLENTE_BREVE',
    datInizio: '2026-03-01',
    datFine: '2026-03-31',
    ...cambi,
  });
const servizi = `/servizi/${UID}/Prova%20Ada`;

test('a reason about service leads to the service it is of, on the field to mend', () => {
  expect(indirizzi([])).toContain(`${servizi}?servizio=nuovo&campo=datInizio`);
  expect(indirizzi([breve({ profilo: null })])).toContain(`${servizi}?servizio=breve&campo=prgQualificaRetributiva`);
  expect(indirizzi([breve({ numOreSettimanali: 2400, numOreIntere: 1800 })])).toContain(
    `${servizi}?servizio=breve&campo=numOreSettimanali`,
  );
});

test('a reason about absences leads to the one to mend', () => {
  const due = [assenza('prima', '2026-03-02', '2026-03-05'), assenza('dopo', '2026-03-05', '2026-03-06')];
  expect(indirizzi([breve()], due)).toEqual([`/assenze/${UID}/Prova%20Ada/tipoassenza?assenza=dopo&campo=datInizio`]);
});

test('a reason about relatives leads to the family, one about the run itself nowhere', () => {
  const chi = { uid: UID, nominativo: 'Prova Ada', anno: 2026 };
  const percorso = (campo: string) =>
    datoDaCorreggere({ codice: 'SITUAZIONE_NON_VALIDA', campo, messaggio: '' }, chi)?.percorso;
  expect(percorso('fiscali.familiari.0.quota')).toBe(`/anagrafe/nucleo-familiare/${UID}/Prova%20Ada`);
  expect(percorso('tipo')).toBeUndefined();
  expect(percorso('fiscali.redditoComplessivo')).toContain('campo=numRedditoPresunto');
  expect(percorso('voci.0.misura')).toBeUndefined();
});
