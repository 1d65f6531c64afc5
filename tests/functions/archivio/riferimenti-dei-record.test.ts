import { expect, test } from 'vitest';
import { specie } from '#archivio/index.ts';
import { fieldsOf } from '#support/schema-fields.ts';
import { sources } from '#support/sources.ts';

// A record that names another by its uid either keeps it from being deleted, or says why it need not.

/** The file that keeps the named record, and a word of it that must be there. */
type Tenuto = readonly [file: string, parola: RegExp];

const REGISTRATI = /riferimenti\(/;
const TENUTI: Readonly<Record<string, Tenuto>> = {
  'VOCE_PERSONA uidVoce': ['functions/anagrafe/voci/voce-persona.ts', REGISTRATI],
  'SCUOLA uidPosInps': ['functions/scuola/scuole-service.ts', REGISTRATI],
  'SCUOLA uidPosInail': ['functions/scuola/scuole-service.ts', REGISTRATI],
  'ATTIVITA uidTipoAttivita': ['functions/servizi/attivita-service.ts', REGISTRATI],
  'SERVIZIO uidSettore': ['functions/servizi/servizio-service.ts', REGISTRATI],
  'SERVIZIO sedi.uidSede': ['functions/servizi/servizio-service.ts', REGISTRATI],
  'SERVIZIO uidCodiceInps': ['functions/servizi/servizio-service.ts', REGISTRATI],
  'SERVIZIO uidAssenzaCoperta': ['functions/servizi/servizio-service.ts', REGISTRATI],
  'CALENDARIO sedi': ['functions/scuola/calendari/calendari-service.ts', REGISTRATI],
  'FESTIVITA sedi': ['functions/scuola/calendari/festivita-service.ts', REGISTRATI],
  'FAMFISCALE uidParente': ['functions/anagrafe/nucleo/nucleo-service.ts', /IN_USO/],
  'RIGA_BOZZA input.voci.uidIncarico': ['functions/anagrafe/incarichi/incarichi.ts', /IN_USO/],
  'PAGAMENTO incarichi.uidIncarico': ['functions/anagrafe/incarichi/incarichi.ts', /IN_USO/],
  'PARTE_LISTA_NOIPA commissione': ['functions/tabelle/commissioni.ts', /eliminazioneProtetta<Commissione>/],
};
const MAI_ELIMINATO: Readonly<Record<string, string>> = {
  uidSubAnagrafe: 'a person is merged, never deleted: the other uid leads to who stayed',
  uidDestinazione: 'a person is merged, never deleted',
  uidDenuncia: 'certificates are delivered of a sent filing, and a sent filing is not deleted',
  uidPortale: 'a user of the sign-in, not a record of the school',
  lavoroUid: 'a work that is over is no more asked: the record says what came of it',
};

const conUid = specie.flatMap(({ nome, schema }) =>
  [...new Set(fieldsOf(schema).map(([posto]) => posto.slice(1).replaceAll('[]', '')))]
    .filter((campo) => /(?:^|\.)(?:uid[A-Z]\w*|\w+Uid)$/.test(campo))
    .map((campo) => ({ campo, detto: `${nome} ${campo}` })),
);

test('each reference of a record to another has what keeps it, or a reason', () => {
  expect(conUid.length).toBeGreaterThan(25);
  expect(
    conUid
      .filter(
        ({ campo, detto }) =>
          !(Object.hasOwn(TENUTI, detto) || Object.hasOwn(MAI_ELIMINATO, campo.split('.').at(-1) ?? '')),
      )
      .map(({ detto }) => detto),
  ).toEqual([]);
});

test('what keeps it is where the table says', () => {
  const tutti = sources('functions');
  const testo = (file: string): string => tutti.find(({ path }) => path === file)?.text ?? '';
  expect(
    Object.entries(TENUTI)
      .filter(([, [file, parola]]) => !parola.test(testo(file)))
      .map(([detto]) => detto),
  ).toEqual([]);
});

test('nobody deletes a person, nor a filing that was sent', () => {
  const chiamate = sources('shared/contracts').flatMap(({ text }) => [
    ...text.matchAll(/method: 'DELETE',\s+path: '([^']+)'/g),
  ]);
  const indirizzi = chiamate.map(([, path]) => path ?? '');
  expect(indirizzi.length).toBeGreaterThan(20);
  expect(indirizzi.filter((path) => /^\/emo\/anagrafe(?:\/\{uid\})?$/.test(path))).toEqual([]);
});
