import { expect, test } from 'vitest';
import { luoghiFiniti } from '#functions/casa/letture/luoghi-finiti.ts';
import { loadArchivioComuni } from '#functions/riferimento/luoghi/comuni.ts';
import { statiEsteri } from '#functions/riferimento/luoghi/stati-esteri.ts';
import type { Persona } from '#shared/contracts/anagrafe/persona.ts';
import { addGiorni, formatGiorno } from '#shared/domain/tempo/date.ts';

const persona = (cambi: Partial<Persona>): Persona =>
  ({ codComuneRes: null, codStatoEstero: null, codCittadinanza: null, domicili: [], ...cambi }) as Persona;

test('a town is told on its last day and after, not the day before; where somebody was born stays', async () => {
  const comuni = await loadArchivioComuni();
  const finito = [...comuni.perCodice.values()]
    .filter((periodi) => periodi.every(({ al }) => al !== null))
    .flatMap((periodi) => periodi.slice(-1))
    .find(({ al }) => al !== null && al > '2010-01-01');
  if (finito?.al == null) throw new Error('No abolished town');
  const ultimo = finito.al;
  const chi = persona({
    codComuneRes: finito.codBelfiore,
    codComuneNascita: finito.codBelfiore,
    domicili: [{ dal: '2000-01-01', codComuneDomf: finito.codBelfiore } as Persona['domicili'][number]],
  });
  expect(luoghiFiniti(chi, comuni, addGiorni(ultimo, -1))).toEqual([]);
  const detto = `(${finito.desComune} c'è fino al ${formatGiorno(ultimo)})`;
  const attesi = [`un comune di residenza che resti ${detto}`, `un domicilio fiscale in un comune che resti ${detto}`];
  expect(luoghiFiniti(chi, comuni, ultimo)).toEqual(attesi);
  expect(luoghiFiniti(chi, comuni, addGiorni(ultimo, 400))).toEqual(attesi);
});

test('a State that ended is told for residence and citizenship', async () => {
  const stato = statiEsteri.find(({ estinto, al }) => estinto && al !== null);
  if (stato?.al == null) throw new Error('No State that ended');
  const chi = persona({ codStatoEstero: stato.codBelfiore, codCittadinanza: stato.codBelfiore });
  const comuni = await loadArchivioComuni();
  expect(luoghiFiniti(chi, comuni, addGiorni(stato.al, -1))).toEqual([]);
  expect(luoghiFiniti(chi, comuni, stato.al)).toHaveLength(2);
});
