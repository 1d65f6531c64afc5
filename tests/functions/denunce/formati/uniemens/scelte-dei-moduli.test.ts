import { expect, test } from 'vitest';
import { fogliaDi } from '#functions/denunce/formati/uniemens/pospa/quadri-pos-pa.ts';
import { QUADRI } from '#functions/denunce/formati/uniemens/quadri.ts';
import { campiModulo } from '#shared/domain/denunce/moduli-pos-pa.ts';

const moduli = { e0: campiModulo.e0(), e1: campiModulo.e1(), f1: campiModulo.f1(), v1: campiModulo.v1(1) } as const;

test.each(['e0', 'e1', 'f1', 'v1'] as const)(
  'every code that the form %s offers is one that its element takes',
  (modulo) => {
    const scelte = moduli[modulo].flatMap(({ campi }) => campi.filter(({ tipo }) => tipo === 'scelta'));
    const refused = scelte.flatMap(({ nome, voci = {} }) => {
      const foglia = fogliaDi({ quadro: QUADRI[modulo] }, nome);
      return Object.keys(voci).flatMap((codice) =>
        foglia?.safeParse(codice).success === true ? [] : [`${nome}: ${codice}`],
      );
    });
    expect(scelte.length).toBeGreaterThan(0);
    expect(refused).toEqual([]);
  },
);

test('a pension fund offers the cessations and the suspensions of the specification', () => {
  const offerti = (fine: string) =>
    moduli.e1
      .flatMap(({ campi }) => campi)
      .filter(({ nome }) => nome.endsWith(fine))
      .map(({ voci = {} }) => Object.keys(voci));
  expect(offerti('.CodCessazione')).toEqual([['001', '002']]);
  expect(offerti('.CodSospensione')).toEqual([['002', '003']]);
});
