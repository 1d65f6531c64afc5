import { afterAll, beforeAll, expect, test } from 'vitest';
import { cuRoutes, type CuInput, type FirmaCu } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { codiceFiscaleDa } from '#shared/domain/codici/codice-fiscale-dati.ts';
import { payOccasionale } from '#support/denunce/certificazione-consegnata.ts';
import { elaboraCu, FIRMA, saveFirma, sendCu } from '#support/denunce/scuola-che-certifica.ts';
import { openScuolaCheDenuncia } from '#support/denunce/scuola-che-denuncia.ts';
import type { ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';

const OLGA = codiceFiscaleDa({
  cognome: 'Della Subentrata',
  nome: 'Olga Maria',
  sesso: 'F',
  nascita: '1970-05-02',
  codBelfiore: 'F205',
});
const VECCHIA = FIRMA.cfFirmatario ?? '';

let scuola: ScuolaCheVersa;
let inviata: Denuncia;
beforeAll(async () => {
  scuola = await openScuolaCheDenuncia(
    2,
    {},
    {
      firmatari: [
        { ruolo: 'DS', nominativo: 'Ottavia Verdi', codFiscale: VECCHIA, dal: '2023-01-01', al: '2026-02-28' },
        { ruolo: 'DS', nominativo: 'Olga Maria Della Subentrata', codFiscale: OLGA, dal: '2026-03-01', al: null },
      ],
    },
  );
  for (const persona of scuola.persone.slice(0, 2)) await payOccasionale(scuola.ufficio, persona, 2025);
});
afterAll(() => scuola.home.close());

const firmaDi = ({ dati }: Denuncia) => [dati.datFirma, dati.cognomeRappresentante, dati.nomeRappresentante];
const elabora = (cambi: Partial<CuInput> & { versione?: number; firma?: FirmaCu | null } = {}) =>
  elaboraCu(scuola.adempimenti, { anno: 2025, ...cambi });

test('a day that is past is not proposed: today signs, and who is in office today', async () => {
  await saveFirma(scuola.adempimenti, { anno: 2025, datFirma: '2026-02-20' });
  const { denuncia, daAggiornare } = await elabora();
  expect(firmaDi(denuncia)).toEqual(['2026-03-10', 'DELLA SUBENTRATA', 'OLGA MARIA']);
  expect(denuncia.dati).toMatchObject({ cfRappresentante: OLGA, codiceCarica: '1' });
  expect(daAggiornare).toBe(false);
});

test('the office writes the signature of one sending, which keeps it until it asks for the proposed one', async () => {
  const aperta = await elabora({ versione: await versioneDella() });
  const scritta: FirmaCu = {
    cfFirmatario: VECCHIA,
    cognomeFirmatario: 'Verdi',
    nomeFirmatario: 'Ottavia',
    codiceCarica: '2',
    datFirma: '2026-02-27',
  };
  const conFirma = await elabora({ versione: aperta.denuncia.versione, firma: scritta });
  expect(firmaDi(conFirma.denuncia)).toEqual(['2026-02-27', 'VERDI', 'OTTAVIA']);
  expect(conFirma.daAggiornare).toBe(false);
  const dopo = await elabora({ versione: conFirma.denuncia.versione });
  expect(firmaDi(dopo.denuncia)).toEqual(firmaDi(conFirma.denuncia));
  const proposta = await elabora({ versione: dopo.denuncia.versione, firma: null });
  expect(firmaDi(proposta.denuncia)).toEqual(['2026-03-10', 'DELLA SUBENTRATA', 'OLGA MARIA']);
});

test('what was sent says who signed it, and a replacement is signed by who is in office when it is made', async () => {
  const aperta = await elabora({ versione: await versioneDella() });
  const scritta: FirmaCu = {
    cfFirmatario: VECCHIA,
    cognomeFirmatario: 'Verdi',
    nomeFirmatario: 'Ottavia',
    codiceCarica: '1',
    datFirma: '2026-02-27',
  };
  const { denuncia } = await elabora({ versione: aperta.denuncia.versione, firma: scritta });
  inviata = await sendCu(scuola.adempimenti, denuncia, '12345678901234567');
  const sostitutiva = await elabora({
    operazione: 'SOSTITUZIONE',
    corregge: inviata.uid,
    persone: [scuola.persone[0]?.desCf ?? ''],
  });
  expect(firmaDi(sostitutiva.denuncia)).toEqual(['2026-03-10', 'DELLA SUBENTRATA', 'OLGA MARIA']);
  const { denuncia: riletta } = await scuola.adempimenti.ok(cuRoutes.getCertificato, { body: { uid: inviata.uid } });
  expect(firmaDi(riletta)).toEqual(['2026-02-27', 'VERDI', 'OTTAVIA']);
});

const versioneDella = async (): Promise<number> => {
  const { righe } = await scuola.adempimenti.ok(cuRoutes.listCu, { body: {} });
  return righe[0]?.versione ?? 0;
};
