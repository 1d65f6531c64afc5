import { expect, test } from 'vitest';
import { sources } from '#support/sources.ts';

/** The control that draws a field, and the field: of those that hold the codice fiscale of a person or of a body. */
const drawn = sources('web/src/areas').flatMap(({ path, text }) =>
  [...text.matchAll(/<(Campo\w+)\b(?:[^<>]|=>)*?nome=(?:"([^"]+)"|\{`([^`]+)`\})/g)]
    .map(([, controllo = '', nome, composto]) => ({ path, controllo, campo: nome ?? composto ?? '' }))
    .filter(({ campo }) => /(?:^|\.)(?:cf[A-Z]\w*|desCf|codFiscale)$/.test(campo)),
);

test('a codice fiscale is written in the field that says when its check is wrong', () => {
  expect(drawn.length).toBeGreaterThan(15);
  expect(
    drawn.filter(({ controllo }) => controllo !== 'CampoCodiceFiscale' && controllo !== 'CampoCfPrecedenti'),
  ).toEqual([]);
});
