import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { DaSistemare, Processo } from '#shared/contracts/cedolini/processo.ts';
import { testo } from '#shared/domain/campi.ts';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';

const MOSTRATI = 20;

/** The payslips of an accounted run whose services or absences, or whose sums of the year, changed after they were paid, each with what was done about it. */
export const CedoliniDaSistemare = ({ processo }: { readonly processo: Processo }) => {
  const [aperta, setAperta] = useState(false);
  const [scelte, setScelte] = useState<readonly DaSistemare['uidSubAnagrafe'][]>([]);
  const aperti = (processo.daSistemare ?? []).filter(({ sistemato }) => sistemato === undefined);
  if (aperti.length === 0) return null;
  const scelti = aperti.filter(({ uidSubAnagrafe }) => scelte.includes(uidSubAnagrafe));
  const persone = [...new Set(scelti.map(({ uidSubAnagrafe }) => uidSubAnagrafe))];
  const chiudi = () => {
    setAperta(false);
    setScelte([]);
  };
  return (
    <>
      <Alert type="warning" header="Cedolini da sistemare">
        <SpaceBetween size="s">
          <div>
            Dopo la contabilizzazione sono cambiati servizi, assenze o somme dell’anno con cui questi cedolini sono
            stati calcolati. Le denunce dicono quelli dei cedolini. Pagare o recuperare la differenza se la paga cambia,
            correggere le denunce se erano sbagliati, poi segnarlo qui.
          </div>
          {aperti.slice(0, MOSTRATI).map((uno) => (
            <Checkbox
              key={`${uno.uidSubAnagrafe} ${uno.cosa}`}
              checked={scelte.includes(uno.uidSubAnagrafe)}
              onChange={({ detail: { checked } }) =>
                setScelte([
                  ...scelte.filter((persona) => persona !== uno.uidSubAnagrafe),
                  ...(checked ? [uno.uidSubAnagrafe] : []),
                ])
              }
            >
              {uno.nominativo} ({uno.desCf}): {uno.cosa}
            </Checkbox>
          ))}
          {aperti.length > MOSTRATI && <div>In tutto {aperti.length}.</div>}
          <SpaceBetween size="xs" direction="horizontal">
            <Button onClick={() => setScelte(aperti.map(({ uidSubAnagrafe }) => uidSubAnagrafe))}>Scegli tutti</Button>
            <Button disabled={persone.length === 0} onClick={() => setAperta(true)}>
              {scelti.length > 1 ? `Segna come sistemati (${scelti.length})` : 'Segna come sistemato'}
            </Button>
          </SpaceBetween>
        </SpaceBetween>
      </Alert>
      {aperta && <SistematoModale processo={processo} persone={persone} titolo={titoloDi(scelti)} onChiudi={chiudi} />}
    </>
  );
};

const titoloDi = ([primo, ...altri]: readonly DaSistemare[]): string => {
  const nome = primo?.nominativo ?? '';
  return altri.length === 0 ? `Cedolino di ${nome}` : `${altri.length + 1} cedolini da sistemare, il primo di ${nome}`;
};

const Come = z.strictObject({ motivo: testo(1, 500) });

interface Props {
  readonly processo: Processo;
  readonly persone: DaSistemare['uidSubAnagrafe'][];
  readonly titolo: string;
  readonly onChiudi: () => void;
}

/** Keeps how some payslips were put right. */
const SistematoModale = ({ processo: { uid, versione }, persone, titolo, onChiudi }: Props) => {
  const salva = useWrite(chiusuraRoutes.setSistemato, [processiRoutes.getProcesso, processiRoutes.listProcessi]);
  const modulo = useModulo({
    schema: Come,
    valori: { motivo: '' },
    salva: ({ motivo }) => salva.mutateAsync({ body: { idProcesso: uid, versione, persone, motivo } }),
    messaggio: 'Segnato come sistemato',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo={titolo} salva="Segna come sistemato" onChiudi={onChiudi}>
      <CampoTesto
        modulo={modulo}
        nome="motivo"
        etichetta="Come è stato sistemato"
        aiuto="Per esempio: recuperati 80,00 € con l’elaborazione 12; resta scritto con l’elaborazione"
      />
    </ModaleModulo>
  );
};
