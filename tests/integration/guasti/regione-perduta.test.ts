import { expect, test } from 'vitest';
import { openScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { giornataDi } from '#support/disastro/giornata.ts';
import { misuraDi, passiDi } from '#support/disastro/misura.ts';
import { loseRegion } from '#support/disastro/regione-perduta.ts';

const kindsOf = (nomi: readonly string[]) =>
  new Set(nomi.map((nome) => /#(ASSENZA|PERSONA|AUDIT|LAVORO)\b/.exec(nome)?.[1]));

test('of a lost region everything comes back under other names but what was written after the night, and the file that no copy of the bucket had yet is named', async () => {
  const esito = await loseRegion(await giornataDi(await openScuolaCheVersa(2)));
  const { record, file, persi, scrittiDopo, filePersi, rilievi } = esito;
  expect(record).toBeGreaterThan(50);
  expect(file).toBeGreaterThan(0);
  expect(persi.toSorted()).toEqual(scrittiDopo.toSorted());
  expect([...kindsOf(persi)]).toEqual(expect.arrayContaining(['PERSONA', 'AUDIT', 'LAVORO']));
  // one print of after the copy of the files, which the copy of the table knows; one of after both, which nothing knows any more
  expect(filePersi).toHaveLength(2);
  expect(rilievi).toHaveLength(1);
  expect(filePersi.filter((chiave) => rilievi[0]?.includes(chiave))).toHaveLength(1);
  expect(passiDi(misuraDi(esito, '2026-03-01'))).toEqual(
    ['programma rifatto', 'tabella e file rimessi', '`verifica`', 'prima modifica e prima stampa'].map((passo) =>
      expect.stringMatching(new RegExp(`^${passo} [0-9]+(?:,[0-9])? s$`, 'u')),
    ),
  );
}, 180_000);
