import { expect, test } from 'vitest';
import { primiPassiDi } from '#functions/casa/cruscotto/primi-passi.ts';
import type { Letture } from '#functions/casa/letture/letture.ts';
import { mancanzeDa } from '#functions/casa/mancanze/mancanze.ts';

const tabelle: Letture['tabelle'] = {
  propria: null,
  sedi: [],
  firme: null,
  festivita: 0,
  classificazioni: [],
  segni: [],
};
const servizi: Letture['servizi'] = { inScadenza: { numero: 0, esatto: true, prime: [] }, serve: [], senzaClasse: [] };
const vuota = {
  tabelle,
  servizi,
  persone: [],
  incarichi: { daCompletare: [] },
  assenze: { senzaFatti: [] },
};
const chi = (uid: string, pronto: boolean): Letture['persone'][number] => ({
  uid: uid as Letture['persone'][number]['uid'],
  posto: uid,
  desCognome: 'Prova',
  desNome: 'Ada',
  desCf: '',
  manca: [],
  conPagamento: pronto,
  conDomicilio: pronto,
  conAliquota: pronto,
});

test('an empty school has seven steps to do, the first with what is missing and where it is filled in', () => {
  const passi = primiPassiDi([], { ...vuota, conScuola: false, mancanze: mancanzeDa(vuota, '2026-11-02') });
  expect(passi.map(({ passo, fatti }) => `${passo} ${fatti}`)).toEqual([
    'SCUOLA 0',
    'POSIZIONI 0',
    'FIRME 0',
    'PERSONE 0',
    'CONTRATTI 0',
    'DATI_FISCALI 0',
    'PRIMA_PROVA 0',
  ]);
  expect(passi[0]).toMatchObject({
    manca: ["La scheda della scuola non c'è ancora: compilarla prima di pagare, stampare o denunciare."],
    schermata: '/scuola',
  });
});

test('each step counts what is there; who serves without tax data leaves that step to do', () => {
  const persone = [chi('a', true), chi('b', false), chi('c', false)];
  const serve = persone.slice(0, 2).map(({ uid }) => uid);
  const passi = primiPassiDi([{ numCedolini: 0 }], {
    persone,
    servizi: { ...servizi, serve },
    conScuola: true,
    mancanze: [],
  });
  expect(passi.map(({ passo, fatti, totale }) => `${passo} ${fatti}/${totale}`)).toEqual([
    'SCUOLA 7/7',
    'POSIZIONI 5/5',
    'FIRME 3/3',
    'PERSONE 3/3',
    'CONTRATTI 2/2',
    'DATI_FISCALI 1/2',
    'PRIMA_PROVA 0/1',
  ]);
});

test('after the first computed run there are no steps', () => {
  expect(primiPassiDi([{ numCedolini: 1 }], { ...vuota, conScuola: false, mancanze: [] })).toEqual([]);
});
