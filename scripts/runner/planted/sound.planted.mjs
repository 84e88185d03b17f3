it('asserts, and leaves nothing', () => expect(1).toBe(1));
