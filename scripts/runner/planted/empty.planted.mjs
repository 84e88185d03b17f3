it('asserts nothing', () => undefined);
